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
  let running = false;

  function tick() {
    const goesOn = advance();
    // What a step brings about may have stopped it.
    if (running && goesOn) timer = window.setTimeout(tick, PACE[speed()] ?? PACE.normal);
    else player.stop();
  }

  const player = {
    get playing() {
      return running;
    },
    stop() {
      if (!running) return;
      running = false;
      clearTimeout(timer);
      changed();
    },
    toggle() {
      if (running) return player.stop();
      running = true;
      changed();
      tick();
    },
  };
  return player;
}
