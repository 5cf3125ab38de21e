// Boot and wiring.

import { createActions } from "./actions.js";
import { createAddress } from "./address.js";
import { copy } from "./clipboard.js";
import { loadCore } from "./core.js";
import { findElements } from "./elements.js";
import { createViews, narrow } from "./parts.js";
import { createPlayer } from "./player.js";
import { createStage } from "./stage.js";
import { createStore } from "./store.js";
import { createNotices } from "./view/notices.js";
import { restore, wayHere } from "./visit.js";
import { words } from "./words/en.js";

const elements = findElements();
const store = createStore();
bindSettings();

try {
  start(await loadCore());
} catch (thrown) {
  console.error(thrown);
  createNotices(elements.notices).fault(words.faults.load, words.faults.reloadPage, () => location.reload());
  loadLesson(null, sectionOf(location.hash));
}

/** @param {import("./core.js").Core} core */
function start(core) {
  const address = createAddress((hash) => actions.follow(hash, { focus: true }));
  const player = createPlayer(
    () => actions.advance(),
    () => store.settings.speed,
    () => stage.setPlaying(player.playing),
  );
  /** @type {import("./actions.js").Actions} */
  const actions = createActions({
    stage: () => stage,
    views: () => views,
    core,
    store,
    words,
    player: () => player,
  });
  const views = createViews(elements, core, words, actions);
  const section = sectionOf(location.hash);
  /** Until the lesson is there, an address of a section stays as it is. */
  let leadsToLesson = section !== "";
  const stage = createStage({
    core,
    views,
    words,
    learner: store.learner,
    keep(run, push) {
      if (!leadsToLesson) address.write(run.link + asides(), push);
      store.keepRun({ ...run, link: run.link + asides() });
    },
  });
  const asides = () => views.more?.asides.text() ?? "";
  const remember = () => address.write((stage.run?.link ?? "") + asides(), false);

  elements.stage.inert = false;
  const { aside, note } = restore({ core, stage, views, store, words }, address.read());
  // What is not needed for the first picture comes behind it.
  const more = import("./more.js")
    .then(async ({ createMore, style }) => {
      await style("style/more.css");
      views.more = createMore({ elements, actions, core, stage, store, views, remember });
      const { troubles, target } = views.more.asides.apply(aside);
      note(troubles);
      if (target && wayHere() === "navigate") lookAt(target);
    })
    .catch((thrown) => {
      console.error(thrown);
      views.notices.fault(words.notices.moreFailed, words.faults.reloadPage, () => location.reload());
    });
  // From then on there is motion.
  more.then(() =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.documentElement.setAttribute("data-ready", "true")),
    ),
  );
  more.then(() =>
    loadLesson((to) => {
      const target = actions.follow(to, { push: true });
      (narrow.matches ? elements.figure : elements.stage).scrollIntoView({
        behavior: target ? "instant" : "auto",
      });
      if (target) lookAt(target);
      else views.card.focusTitle();
    }, section).finally(() => {
      leadsToLesson = false;
    }),
  );
  new ResizeObserver(() => {
    views.measure();
    stage.arrange();
  }).observe(elements.boardScroll);

  // Nobody is watching then.
  document.addEventListener("visibilitychange", () => document.hidden && player.stop());
  // Whoever types does not want to be carried on.
  elements.setup.coins.addEventListener("focus", () => player.stop());
  elements.startOver.addEventListener("click", actions.startOver);
  elements.again.addEventListener("click", actions.startOver);
  elements.showReady.addEventListener("change", () => stage.redraw());
  // What goes with its own button leaves the focus somewhere.
  elements.notices.dismiss.addEventListener("click", () => views.card.focusTitle());
  elements.share.addEventListener("click", async () => {
    address.write(stage.link + asides(), false);
    address.flush();
    const copied = await copy(location.href);
    views.notices.note(copied ? words.notices.copied : words.notices.notCopied);
  });
}

/** Brings into sight what an address opened beside the table. @param {HTMLElement} target */
function lookAt(target) {
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: target.matches("summary") ? "start" : "nearest" });
}

/** The section of the lesson that an address leads to. @param {string} hash */
function sectionOf(hash) {
  return hash.includes("=") ? "" : hash.slice(1);
}

/**
 * The lesson comes last. Should it not come, the link to its own page stays in its place.
 * @param {((link: string) => void) | null} follow null where there is no stage @param {string} section to go to
 */
async function loadLesson(follow, section) {
  // Where the page was before a reload is not there until the lesson is: the browser, whenever it gets to that, would scroll elsewhere.
  if (section) history.scrollRestoration = "manual";
  try {
    const { fillLesson } = await import("./lesson.js");
    await fillLesson(elements.lesson, follow, elements.figure);
    const target = section && elements.lesson.querySelector(`#${CSS.escape(section)}`);
    if (target) {
      // By its address, so that Tab goes on from there.
      location.replace(`#${section}`);
      target.scrollIntoView({ behavior: "instant" });
    }
  } catch (thrown) {
    console.error(thrown);
  }
}

/** Theme and keys: they work before, and without, the core. */
function bindSettings() {
  const { theme, letters, settingsButton, settings, controls } = elements;
  const paint = () => {
    document.documentElement.dataset.theme = store.settings.theme;
  };
  theme.value = store.settings.theme;
  letters.checked = store.settings.letters;
  controls.speed.value = store.settings.speed;
  paint();
  theme.addEventListener("change", () => {
    store.set({ theme: /** @type {"system" | "light" | "dark"} */ (theme.value) });
    paint();
  });
  letters.addEventListener("change", () => store.set({ letters: letters.checked }));
  settingsButton.addEventListener("click", () => settings.showModal());
}
