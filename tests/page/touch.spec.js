// The learner's journey by finger, on a phone and on tablets, upright and across.
import { driverOf } from "./support/driver.js";
import { walk } from "./support/journey.js";
import { test } from "./support/test.js";

/** @type {Record<string, { width: number, height: number }>} */
const SIZES = {
  "a small phone": { width: 320, height: 568 },
  "a phone": { width: 390, height: 844 },
  "a phone, across": { width: 844, height: 390 },
  "a tablet": { width: 820, height: 1180 },
  "a tablet, across": { width: 1180, height: 820 },
};

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ hasTouch: true, isMobile: true, viewport });

    test("the journey", async ({ page, baseURL }) => {
      test.slow();
      await walk({ ...driverOf(page, true), part: (title, part) => test.step(title, part) }, baseURL ?? "");
    });
  });
}
