/** Who plays by keyboard finds the focus on something that can be done, not at the top of the page. */
import { tick } from "svelte";
import type { Table } from "./table.svelte";

/** To be called where effects live; `rest` is where the focus waits while there is nothing to do. */
export function keepFocus(table: () => Table | null, rest: () => HTMLElement | undefined): void {
  let byKeyboard = $state(false);
  $effect(() => {
    const keys = () => (byKeyboard = true);
    const pointer = () => (byKeyboard = false);
    document.addEventListener("keydown", keys);
    document.addEventListener("pointerdown", pointer);
    return () => {
      document.removeEventListener("keydown", keys);
      document.removeEventListener("pointerdown", pointer);
    };
  });
  $effect(() => {
    const now = table();
    void now?.version;
    void now?.actions;
    if (!now || !byKeyboard) return;
    void tick().then(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const visible = [...document.querySelectorAll<HTMLElement>("main [data-action]")].find(
        (one) => one.offsetParent && one.tabIndex >= 0,
      );
      // While others play there is nothing to do: the next Tab goes on from the table, not from the top of the page.
      (visible ?? rest())?.focus();
    });
  });
}
