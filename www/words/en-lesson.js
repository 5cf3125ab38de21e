// What is said around the lesson's predictions. The lesson itself is lesson.html.

export const lesson = {
  back: "Back to the lesson",
  check: "See if I am right",
  right: "Right.",
  wrong: "Not quite.",
};
