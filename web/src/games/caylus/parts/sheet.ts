/** What is printed on the board, the tiles and the players' sheets. */
import { Printed } from "$lib/printed.svelte";
import type { CaylusReference, CaylusView, PrintedSection, SectionView, TileView } from "../view";

class Sheet extends Printed<CaylusReference> {
  /** There before anything is drawn: the front waits for it. */
  get printed(): CaylusReference {
    if (!this.all) throw new Error("nothing is printed yet");
    return this.all;
  }

  /** The tiles, with the figures that are played with. */
  tiles(view: CaylusView): Partial<Record<string, TileView>> {
    return this.printed.tiles[view.figures];
  }

  /** The castle as it stands, with what is printed on each section. */
  sections(view: CaylusView): (SectionView & PrintedSection)[] {
    return view.sections.map((section) => ({ ...section, ...this.printed.sections[section.section] }));
  }
}

export const sheet = new Sheet("caylus");
