// boardgame.io's own server, with its storage in memory, on loopback. Its game has what lies on a table of Palazzo (tiles,
// cards, hands that only their owner sees) and hardly any rules: two people in turn take a card, or a tile into a palace.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const materials = ["brick", "sandstone", "marble"];
const tiles = materials.flatMap((material) =>
  [1, 2, 3, 4, 5].flatMap((floor) => ["w", "ww", "www"].map((windows) => ({ material, floor, windows }))),
);
const cards = ["florin", "grosso", "lira"].flatMap((kind) => [3, 4, 5, 6, 7].flatMap((value) => Array(4).fill({ kind, value })));

const game = {
  name: "bench",
  setup: () => ({
    secret: { deck: [...cards] },
    stacks: [16, 16, 13],
    supply: tiles.slice(0, 8),
    box: [],
    discard: [],
    players: { 0: { hand: [] }, 1: { hand: [] } },
    palaces: [[], []],
    taken: 0,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go: {
      client: false,
      move: ({ G, playerID }) => {
        G.taken += 1;
        const hand = G.players[playerID].hand;
        if (G.taken % 3) {
          if (G.secret.deck.length === 0) G.secret.deck = G.discard.splice(0);
          hand.push(G.secret.deck.pop());
          if (hand.length > 10) G.discard.push(hand.shift());
        } else {
          const palaces = G.palaces[Number(playerID)];
          if (palaces.length === 0 || palaces.at(-1).length === 5) palaces.push([]);
          palaces.at(-1).push(G.supply.shift());
          G.supply.push(tiles[G.taken % tiles.length]);
          if (palaces.length > 4) G.box = palaces.shift();
        }
      },
    },
  },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
