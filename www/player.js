// Autoplay: one step after another until there is something to answer, or the end.

/** Milliseconds between two steps. @type {Record<string, number>} */
const PACE = { slow: 1800, normal: 900, fast: 350 };

/**
 * @param {() => boolean} advance one step; false when it has to stop
 * @param {() => string} speed
 * @param {() => void} changed called when it starts or stops
 */
export function createPlayer(advance, speed, changed) {
  let timer = 0;

  function tick() {
    timer = 0;
    if (advance()) timer = window.setTimeout(tick, PACE[speed()] ?? PACE.normal);
    else changed();
  }

  const player = {
    get playing() {
      return timer !== 0;
    },
    stop() {
      if (timer === 0) return;
      clearTimeout(timer);
      timer = 0;
      changed();
    },
    toggle() {
      if (timer !== 0) return player.stop();
      tick();
      changed();
    },
  };
  return player;
}
