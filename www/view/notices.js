// Notes about the page itself: a link that was not understood, a fault of the core.

/**
 * @param {{ notice: HTMLElement, noticeText: HTMLElement, dismiss: HTMLElement, fault: HTMLElement,
 *   faultText: HTMLElement, recover: HTMLElement }} parts
 */
export function createNotices({ notice, noticeText, dismiss, fault, faultText, recover }) {
  /** @type {(() => void) | null} */
  let onRecover = null;
  dismiss.addEventListener("click", () => {
    notice.hidden = true;
  });
  recover.addEventListener("click", () => {
    fault.hidden = true;
    onRecover?.();
  });
  return {
    /** @param {string[]} texts */
    note(...texts) {
      notice.hidden = texts.length === 0;
      noticeText.textContent = "";
      // Only what changes in a region that is there is announced.
      requestAnimationFrame(() => {
        noticeText.textContent = texts.join("\n");
      });
    },
    /** @param {string} text @param {string} action @param {() => void} recovery */
    fault(text, action, recovery) {
      onRecover = recovery;
      faultText.textContent = text;
      recover.textContent = action;
      fault.hidden = false;
    },
  };
}
