// Stands in the page itself, with the modules that it imports: asks for the app's session while the client is on its way. What
// the page says first is in the address of the WebSocket, so that the first frame comes with the answer.

import { inFolder, socketAddress, tab } from "./address.js";
import { writeHello } from "./hello.js";
import { traits } from "./traits.js";
import { Writer } from "./wire.js";

const packName = likelyPack();

/**
 * What the client goes on with. `pack` is `{ url, answer }`, and `connection` `{ socket, hello, traits, messages, closed }`; null
 * where there is none, and once it is taken over.
 */
export const start = {
  pack: packName === undefined ? null : { url: `pack/${packName}`, answer: ask(inFolder(`pack/${packName}`)) },
  connection: "WebSocket" in window ? connect() : null,
};

/** The name of what pages with as many pixels show first, as the server has seen it. */
function likelyPack() {
  const scale = String(Math.round(devicePixelRatio * 100));
  const known = document.querySelector("meta[name=riffle-packs]")?.content ?? "";
  return known.split(" ").map((item) => item.split(":")).find(([key]) => key === scale)?.[1];
}

function ask(url) {
  const answer = fetch(url);
  // Who wants it sees that it failed.
  answer.catch(() => {});
  return answer;
}

function connect() {
  const known = traits();
  const writer = new Writer();
  writeHello(writer, known, tab.session, true);
  const hello = writer.take();
  const url = socketAddress();
  url.searchParams.set("hello", btoa(String.fromCharCode(...hello)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""));
  if (packName !== undefined) url.searchParams.set("pack", packName);
  const socket = new WebSocket(url);
  const connection = { socket, hello, traits: known, messages: [], closed: null };
  socket.binaryType = "arraybuffer";
  // Something on the way may have cut the address; who has heard it there passes over this.
  socket.onopen = () => socket.send(hello);
  socket.onmessage = ({ data }) => connection.messages.push(data);
  socket.onclose = (event) => { connection.closed = event; };
  return connection;
}
