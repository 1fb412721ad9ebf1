/**
 * Carrying a piece to its place by mouse, pen or finger, beside tapping it: a Svelte action for whatever is picked up.
 *
 * Where it may be put down says `data-drop="<kind>"`. A short tap stays a click, so that nothing changes for those
 * who tap or use the keyboard.
 */
import type { Action } from "svelte/action";

export interface Carrying {
  /** Whether it can be picked up now. */
  enabled: boolean;
  /** What it is: only places for that kind take it. */
  kind: string;
  /** It has been picked up. */
  begin?: () => void;
  /** It was put down there. */
  drop: (place: HTMLElement) => void;
}

/** A finger that trembles is still a tap. */
const TREMBLE_PX = 8;

export const carry: Action<HTMLElement | SVGElement, Carrying> = (node, given) => {
  let carrying = given;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let under: HTMLElement | null = null;

  function placeAt(event: PointerEvent): HTMLElement | null {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    return found?.closest<HTMLElement>(`[data-drop~="${carrying.kind}"]`) ?? null;
  }

  function look(place: HTMLElement | null): void {
    if (place === under) return;
    under?.classList.remove("under");
    place?.classList.add("under");
    under = place;
  }

  function pickUp(): void {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.classList.add("carried");
    ghost.removeAttribute("data-action");
    ghost.removeAttribute("data-drop");
    ghost.inert = true;
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    ghost.style.left = `${box.left}px`;
    ghost.style.top = `${box.top}px`;
    // Where the game's own colours and sizes hold.
    (node.closest(".table") ?? document.body).append(ghost);
    document.documentElement.dataset.carrying = carrying.kind;
    carrying.begin?.();
  }

  /** A finger on it carries, and does not scroll. */
  function mark(): void {
    node.toggleAttribute("data-carry", carrying.enabled);
  }

  function down(event: Event): void {
    if (event instanceof PointerEvent) take(event);
  }

  function take(event: PointerEvent): void {
    if (!carrying.enabled || event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
  }

  function move(event: PointerEvent): void {
    if (!from || !event.isPrimary) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(x, y) > TREMBLE_PX) pickUp();
    if (!ghost) return;
    ghost.style.transform = `translate(${x}px, ${y}px)`;
    look(placeAt(event));
  }

  function up(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const place = ghost ? placeAt(event) : null;
    if (ghost) {
      // Putting down is no click on top of it.
      const quiet = (click: Event) => (click.stopPropagation(), click.preventDefault());
      addEventListener("click", quiet, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", quiet, { capture: true }));
    }
    end();
    if (place) carrying.drop(place);
  }

  function end(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
    look(null);
    ghost?.remove();
    ghost = null;
    from = null;
    delete document.documentElement.dataset.carrying;
  }

  const still = (event: Event) => event.preventDefault();
  mark();
  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", still);
  return {
    update(next) {
      carrying = next;
      mark();
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", still);
      // A piece that is drawn anew while it is carried stays in the hand.
      if (!ghost) end();
    },
  };
};
