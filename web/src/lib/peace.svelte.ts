/** From whom I want peace: whose words I do not read, and with whom I do not sit. Nobody else is told. */
import { api } from "./api";
import type { Peace } from "./messages";

const NOBODY: Peace = { muted: [], avoided: [] };

class Peaces {
  list = $state.raw(NOBODY);

  forget(): void {
    this.list = NOBODY;
  }

  async look(): Promise<void> {
    this.list = await api.peace().catch(() => this.list);
  }

  async want(user: string, wish: { mute: boolean; avoid: boolean }): Promise<void> {
    this.list = await api.wantPeace(user, wish);
  }

  mutes(user: string): boolean {
    return this.list.muted.some((one) => one.user === user);
  }

  avoids(user: string): boolean {
    return this.list.avoided.some((one) => one.user === user);
  }
}

export const peace = new Peaces();
