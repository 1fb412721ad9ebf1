// boardgame.io's own server, with its storage in memory, on loopback: two people move in turn on a state as large as a view of Palazzo.
const { Server, Origins } = require("boardgame.io/server");

const size = Number(process.argv[3]);
const game = {
  name: "bench",
  setup: () => ({ count: 0, table: "x".repeat(size) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => ({ ...G, count: G.count + 1 }) },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
