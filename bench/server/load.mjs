// People at tables: on each table two of them, in turn, each waiting until both have seen the last move.
// node load.mjs ours|peer ADDRESS TABLES SECONDS PACE FILE; PACE is the time between two moves at a table, 0 for as fast as can be.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import WebSocket from "ws";

const require = createRequire(import.meta.url);
const { io } = require("socket.io-client");
const [kind, address, tables, seconds, pace, file] = process.argv.slice(2);

const laps = [];
let moves = 0;
let open = true;

const later = (ms) => new Promise((done) => setTimeout(done, ms));

// One table: `atTable()` is whether there is a match to play, `move()` makes a move that both seats see.
async function play(table) {
  await later(Math.random() * Number(pace));
  while (open && (await table.atTable())) {
    const start = performance.now();
    await table.move();
    laps.push(performance.now() - start);
    moves += 1;
    if (Number(pace)) await later(Number(pace) * (0.5 + Math.random()));
  }
}

class Peer {
  constructor(id) {
    this.seen = [0, 0];
    this.state = null;
    this.waiting = null;
    this.sockets = [0, 1].map((seat) => {
      const socket = io(`${address}/bench`, { transports: ["websocket"], forceNew: true });
      socket.on("connect", () => socket.emit("sync", id, String(seat), undefined, 2));
      socket.on("sync", (_, info) => this.saw(seat, info.state));
      socket.on("update", (_, state) => this.saw(seat, state));
      return socket;
    });
    this.id = id;
  }
  saw(seat, state) {
    this.seen[seat] = state._stateID;
    this.state = state;
    if (this.waiting && this.seen.every((seen) => seen >= this.waiting.version)) this.waiting.done(true);
  }
  ready() {
    return this.state !== null && this.seen[0] === this.seen[1];
  }
  async atTable() {
    return true;
  }
  move() {
    const player = this.state.ctx.currentPlayer;
    const action = { type: "MAKE_MOVE", payload: { type: "go", args: [], playerID: player } };
    const version = this.state._stateID + 1;
    return new Promise((done) => {
      this.waiting = { version, done };
      this.sockets[Number(player)].emit("update", action, this.state._stateID, this.id, player);
    });
  }
}

class Ours {
  constructor({ ids, cookies }) {
    this.ids = ids;
    this.cookies = cookies;
    this.count = 0;
    this.sockets = [];
    this.sit();
  }
  sit() {
    const id = this.ids.shift();
    this.positions = [null, null];
    this.waiting = null;
    this.sockets.forEach((socket) => socket.terminate());
    this.sockets = [0, 1].map((seat) => {
      const headers = { Cookie: `bouwmeester=${this.cookies[seat]}` };
      const url = `${address.replace("http", "ws")}/api/tables/${id}/socket`;
      const socket = new WebSocket(url, { headers, perMessageDeflate: false });
      socket.on("message", (data) => JSON.parse(data).forEach((message) => this.heard(seat, message)));
      return socket;
    });
  }
  heard(seat, message) {
    if (message.type !== "position") return;
    this.positions[seat] = message;
    if (this.waiting?.holds()) this.waiting.done(true);
  }
  until(holds) {
    return new Promise((done) => {
      this.waiting = { holds, done };
      if (holds()) done(true);
    });
  }
  ready() {
    return this.positions.every((one) => one !== null && one.version >= 1);
  }
  // When a match is over, the two go on to the next.
  async atTable() {
    if (this.positions.every((one) => one.result === null)) return true;
    if (this.ids.length === 0) return false;
    this.sit();
    while (!this.ready()) await later(5);
    return true;
  }
  // What a seat picks before it shows anything is seen by nobody else: then there is nobody to wait for but itself.
  async move() {
    const seat = this.positions.findIndex((one) => one.actions !== null);
    const { version, actions } = this.positions[seat];
    const chosen = actions[this.count++ % actions.length].id;
    this.sockets[seat].send(JSON.stringify({ type: "play", id: String(this.count), version, actions: [chosen] }));
    await this.until(() => this.positions[seat].version > version);
    const shown = this.positions[seat].table.version;
    await this.until(() => this.positions.every((one) => one.table.version >= shown));
  }
}

const given = kind === "ours" ? JSON.parse(readFileSync(file)) : Array.from({ length: Number(tables) }, (_, i) => `match${i}`);
const all = [];
for (const one of given.slice(0, Number(tables))) {
  all.push(kind === "ours" ? new Ours(one) : new Peer(one));
  if (all.length % 20 === 0) await later(50);
}
while (!all.every((table) => table.ready())) await later(50);
console.log("begin");
const playing = all.map(play);
await later(Number(seconds) * 1000);
open = false;
console.log("end");
await Promise.race([Promise.all(playing), later(5000)]);
laps.sort((a, b) => a - b);
const at = (share) => laps[Math.min(laps.length - 1, Math.floor(laps.length * share))];
console.log(JSON.stringify({ moves, p50: at(0.5), p99: at(0.99) }));
process.exit(0);
