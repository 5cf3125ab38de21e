// Where the page's own files come from: from beside its modules. In the one file, another such module stands in its place.

/** The text of a file. Rejects when it is not there. @param {string} name */
export async function text(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name} is not there`);
  return response.text();
}

/** A style sheet that comes behind the first picture, once it applies. @param {string} name */
export function style(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = String(new URL(name, import.meta.url));
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(`${name} is not there`)));
    // Before that for paper, which has the last word.
    const paper = document.querySelector("link[media=print]");
    if (paper) paper.before(link);
    else document.head.append(link);
  });
}

/** Another page, parsed: nothing in it runs. @param {string} name @returns {Promise<Document>} */
export function page(name) {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(name, import.meta.url));
  request.responseType = "document";
  return new Promise((resolve, reject) => {
    const done = () => {
      if (request.status < 400 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${name} is not there`));
    };
    request.addEventListener("loadend", done);
    request.send();
  });
}
