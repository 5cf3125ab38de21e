// The lesson as a page of its own.

import { createStore } from "./store.js";
import { bindGuesses } from "./view/guesses.js";
import { lesson as words } from "./words/en-lesson.js";

document.documentElement.dataset.theme = createStore().settings.theme;
bindGuesses(document.body, words);
