// The page as it is heard: from the accessibility tree and live regions alone, by keyboard alone, a listener learns the row, steps,
// answers all kinds of questions, hears why a wrong answer is wrong, and reaches the end. What is heard is compared word for word with
// heard.txt, which should read like good teaching; `cargo xtask test page -- hear --update-snapshots` writes it anew.
import { createListener } from "./support/listener.js";
import { expect, test } from "./support/test.js";

test("what is heard from the first visit to the last question", async ({ page }) => {
  test.slow();
  const listener = await createListener(page);
  const { open, press, type, read, readText, tabTo, choose, part } = listener;

  part("Four coins");
  await open("/");
  await read("heading");
  await read("image", /^Coins/);
  await readText("#card-text");

  part("The table fills");
  await press("ArrowRight", "ArrowRight");

  part("A wrong answer, and what it means");
  await type("23");
  await type("15");

  part("Help");
  await tabTo("button", "Hint");
  await press("Enter", "Enter", "Enter");
  await tabTo("textbox", "Value of F(1,2)", "Shift+Tab");
  await type("15");

  part("The table by its cells");
  await tabTo("gridcell", "F(0,0): 8, base case", "Shift+Tab");
  await press("ArrowRight", "ArrowUp");
  await tabTo("textbox", "Value of F(2,3)");
  await type("seven");
  await type("7");

  part("To the end");
  await type("11");
  await type("18");
  await type("22");
  await tabTo("button", "Again from the start");
  await readText("#outcome");

  part("Which cell comes next");
  await tabTo("textbox", "Coins", "Shift+Tab");
  await type("5 3 7");
  await tabTo("combobox", "Ask me");
  await choose("Which cell c");
  await tabTo("button", "Step forward");
  await press("Enter", "Enter");
  await press("ArrowUp", "ArrowUp", "Enter", "ArrowDown", "Enter");

  part("Which cells are read");
  await tabTo("combobox", "Ask me", "Shift+Tab");
  await choose("Which cells a");
  await tabTo("gridcell");
  await press("ArrowDown", "Enter", "ArrowLeft", "Enter");
  await tabTo("button", "Check");
  await press("Enter");

  part("Which end to take");
  await tabTo("combobox", "Ask me", "Shift+Tab");
  await choose("Which e");
  await tabTo("button", "Step forward");
  await press("Enter", "Enter");
  await tabTo("button", "Right");
  await press("Enter");

  expect(`${listener.lines.join("\n")}\n`).toMatchSnapshot("heard.txt");
});
