// What is said around the lesson's predictions. The lesson itself is lesson.html.

export const lesson = {
  check: "Check my guess",
  right: "Right.",
  wrong: "Not quite.",
};
