// A bot from outside in JavaScript, with nothing but Node: it does what its seed says, and the same again if asked again.
import { createInterface } from "node:readline";

const say = (message) => console.log(JSON.stringify(message));
const seeds = new Map();

say({ type: "hello", protocol: 1, bot: "first.mjs", games: [] });
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "start") {
    seeds.set(message.match, message.seed);
  } else if (message.type === "end") {
    seeds.delete(message.match);
  } else if (message.type === "ping") {
    say({ type: "pong" });
  } else if (message.type === "ask") {
    const seed = (seeds.get(message.match) ?? 0) + 31 * message.version;
    const action = message.actions[seed % message.actions.length];
    say({ type: "answer", match: message.match, version: message.version, action: action.id });
  }
}
