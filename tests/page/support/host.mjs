// A plain static host, as anybody may have one: dist in a subfolder, with media types and no other headers.
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";

const [port, folder] = process.argv.slice(2);
const dist = new URL("../../../dist/", import.meta.url);

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

await stat(dist).catch(() => {
  console.error("there is no dist: type `cargo xtask bundle`");
  process.exit(1);
});

createServer(async ({ url }, response) => {
  const { pathname } = new URL(url ?? "/", "http://host");
  const name = pathname.startsWith(folder) ? pathname.slice(folder.length) || "index.html" : "";
  try {
    const content = await readFile(new URL(name, dist));
    response.setHeader("Content-Type", TYPES[extname(name)] ?? "text/plain");
    response.end(content);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}).listen(Number(port), "127.0.0.1");
