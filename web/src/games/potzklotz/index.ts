import type { Front } from "$lib/game";
import Desk from "./Desk.svelte";
import End from "./End.svelte";

export default { Desk, End } satisfies Front;
