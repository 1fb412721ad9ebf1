import type { Front } from "$lib/game";
import Desk from "./Desk.svelte";
import End from "./End.svelte";
import { light } from "./lights";

export default { Desk, End, light } satisfies Front;
