// Comes with every page that `cargo xtask serve` watches: loads the page anew when there is a newer edition of it.
// A socket and not an event stream: an open request would look to page tests like a page still loading.

const edition = new URL(import.meta.url).search.slice(1);

/** @type {WebSocket | undefined} */
let socket;

function listen() {
  socket = new WebSocket(`ws://${location.host}/~reload`);
  socket.onmessage = ({ data }) => {
    if (data !== edition) location.reload();
  };
  socket.onclose = () => setTimeout(listen, 1000);
}

function leave() {
  if (!socket) return;
  socket.onclose = null;
  socket.close();
}

addEventListener("pageshow", listen);
addEventListener("pagehide", leave);
