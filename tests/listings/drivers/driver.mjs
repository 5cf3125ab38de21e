// Feeds a listing: a row per line in, its total per line out.

import { readFileSync } from "node:fs";
import { bestTotal } from "./listing.mjs";

for (const line of readFileSync(0, "utf8").trimEnd().split("\n"))
  console.log(String(bestTotal(line.split(" ").map(Number))));
