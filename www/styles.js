// Style sheets that come when they are needed.

/** A style sheet that comes behind the first picture, once it applies. @param {"more" | "lesson" | "map"} name */
export function loadStyle(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = String(new URL(`./style/${name}.css`, import.meta.url));
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(`style/${name}.css is not there`)));
    document.head.append(link);
  });
}
