/** Sitting down at once against bots of one kind: three seats where the game allows it. */
import { api } from "./api";
import { notes } from "./notes.svelte";
import { whyNot } from "./refusing";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

export async function playNow(game: string, bot: string): Promise<void> {
  try {
    await session.somebody();
    const range = session.game(game)?.seats ?? [];
    const seats = range.includes(3) ? 3 : (range[0] ?? 2);
    const table = await api.create({
      game,
      chairs: ["me", ...Array.from({ length: seats - 1 }, () => bot)],
      public: false,
    });
    router.go(`/table/${table.id}`);
  } catch (error) {
    notes.add(() => whyNot(error), { kind: "warn" });
  }
}
