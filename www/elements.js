// Looks up the page's elements, once. Nothing else does.

/** @template {Element} T @param {string} id @param {new () => T} kind @returns {T} */
function find(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${kind.name} #${id}`);
  return element;
}

export function findElements() {
  const html = (/** @type {string} */ id) => find(id, HTMLElement);
  const button = (/** @type {string} */ id) => find(id, HTMLButtonElement);
  const select = (/** @type {string} */ id) => find(id, HTMLSelectElement);
  const input = (/** @type {string} */ id) => find(id, HTMLInputElement);
  const form = (/** @type {string} */ id) => find(id, HTMLFormElement);
  return {
    stage: html("stage"),
    figure: html("figure"),
    board: html("board"),
    boardScroll: html("board-scroll"),
    map: html("map"),
    arrows: find("arrows", SVGSVGElement),
    coinRow: html("coin-row"),
    windowNote: html("window-note"),
    orderNote: html("order-note"),
    showReady: input("show-ready"),
    sums: { toggle: input("show-sums"), key: html("sum-key"), formula: html("sum-formula") },
    language: select("language"),
    copyCode: button("copy-code"),
    codeNote: html("code-note"),
    transport: html("transport"),
    formula: html("formula"),
    listing: html("listing"),
    startOver: button("start-over"),
    again: button("again"),
    share: button("share"),
    settingsButton: button("settings-button"),
    settings: find("settings", HTMLDialogElement),
    theme: select("theme"),
    letters: input("letters"),
    lesson: html("lesson"),
    setup: {
      form: form("setup"),
      coins: input("coins"),
      error: html("coins-error"),
      newCoins: button("new-coins"),
      rule: select("rule"),
      order: select("order"),
      ask: select("ask"),
      views: [input("view-matrix"), input("view-pyramid")],
    },
    card: {
      title: html("card-title"),
      text: html("card-text"),
      form: form("question"),
      label: html("answer-label"),
      hint: button("hint"),
      showMe: button("show-me"),
      answer: input("answer"),
      feedback: html("feedback"),
      score: html("score"),
      position: html("position"),
      diagonal: html("diagonal"),
      key: html("formula-key"),
      code: html("code"),
    },
    choosing: { ends: html("ends"), check: button("check"), how: html("how-to-answer") },
    replay: {
      panel: html("replay"),
      title: html("replay-title"),
      moves: html("replay-moves"),
      next: button("replay-next"),
      close: button("replay-close"),
    },
    calls: {
      panel: find("calls", HTMLDetailsElement),
      text: html("calls-text"),
      memo: input("memo"),
      tree: html("calls-tree"),
    },
    compare: {
      select: select("compare"),
      panel: html("compared"),
      board: html("compared-board"),
      arrows: find("compared-arrows", SVGSVGElement),
      formula: html("compared-formula"),
      text: html("compared-text"),
    },
    /** By their names in an address. */
    asides: {
      switches: { ready: input("show-ready"), sums: input("show-sums"), memo: input("memo") },
      panels: { calls: find("calls", HTMLDetailsElement) },
      compare: select("compare"),
    },
    freshRow: { panel: html("fresh-row"), take: button("take-fresh-row") },
    drill: {
      panel: html("drill"),
      text: html("drill-text"),
      next: button("drill-next"),
      stop: button("drill-stop"),
    },
    practice: {
      section: html("practice"),
      start: button("drill-start"),
      summary: html("drill-summary"),
      summaryTitle: html("summary-title"),
      summaryList: html("summary-list"),
      summaryCopy: button("summary-copy"),
      summaryNote: html("summary-note"),
    },
    progress: {
      map: find("progress", HTMLTableElement),
      text: html("progress-text"),
      save: button("progress-export"),
      load: button("progress-import"),
      erase: button("progress-erase"),
      file: input("progress-file"),
      note: html("progress-note"),
    },
    controls: {
      first: button("first"),
      back: button("back"),
      play: button("play"),
      forward: button("forward"),
      last: button("last"),
      slider: input("step"),
      speed: select("speed"),
    },
    outcome: {
      panel: html("outcome"),
      totals: html("outcome-totals"),
      moves: html("outcome-moves"),
      line: html("outcome-line"),
      forks: html("outcome-forks"),
      noticed: html("noticed"),
      noticedText: html("noticed-text"),
      practise: button("practise"),
    },
    notices: {
      notice: html("notice"),
      noticeText: html("notice-text"),
      dismiss: button("dismiss"),
      fault: html("fault"),
      faultText: html("fault-text"),
      recover: button("recover"),
    },
  };
}
