/**
 * Enter on what has been chosen confirms it, so that nobody walks past all other cards to the button; Space takes the
 * choice back, as it does on any button.
 */
export function confirmByEnter(event: KeyboardEvent): void {
  const chosen = (event.target as Element | null)?.closest('main [aria-pressed="true"]');
  if (event.key !== "Enter" || event.repeat || !chosen) return;
  // What is merely switched on, or only supposed, is no choice.
  if (chosen.matches(".icon, .what") || chosen.closest("dialog, .whatif")) return;
  const confirm = [...document.querySelectorAll<HTMLElement>("main .btn.go[data-action]")].find(
    (one) => one.offsetParent && one.dataset.action !== "pass",
  );
  if (!confirm) return;
  event.preventDefault();
  confirm.click();
}
