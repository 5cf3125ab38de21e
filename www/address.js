// The address bar: written as the stage changes, read when it is changed from outside.

/** Browsers refuse a page that writes its address too often. */
const PAUSE = 200;

/** @param {(hash: string) => void} onChange called with a hash that this page did not write */
export function createAddress(onChange) {
  let written = "";
  let timer = 0;
  /** @type {{ hash: string, push: boolean } | null} */
  let due = null;

  function flush() {
    clearTimeout(timer);
    timer = 0;
    if (!due) return;
    const { hash, push } = due;
    due = null;
    written = hash;
    try {
      history[push ? "pushState" : "replaceState"](null, "", `#${hash}`);
    } catch {
      // A browser may refuse, of a page from disk or when it is too often: the address then stays behind.
    }
  }

  const address = {
    /** The hash, without "#", if it says anything about the stage: a plain name is a section of the lesson. */
    read() {
      const hash = location.hash.slice(1);
      return hash.includes("=") ? hash : "";
    },
    /** @param {string} hash @param {boolean} push whether going back leads to what was before */
    write(hash, push) {
      if (push) flush();
      if (hash === location.hash.slice(1) && !due) return;
      due = { hash, push: push || (due?.push ?? false) };
      if (push) flush();
      else timer ||= window.setTimeout(flush, PAUSE);
    },
    flush,
  };
  const changed = () => {
    const hash = address.read();
    if (!hash || hash === written) return;
    due = null;
    written = hash;
    onChange(hash);
  };
  addEventListener("hashchange", changed);
  addEventListener("popstate", changed);
  addEventListener("pagehide", flush);
  return address;
}
