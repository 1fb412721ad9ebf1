/** Who I am, and what games there are. */
import { api, ApiError } from "./api";
import type { GameInfo, Guest } from "./messages";
import { keepers } from "./keepers.svelte";
import { peace } from "./peace.svelte";
import { t } from "./words.svelte";

class Session {
  me = $state.raw<Guest | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** Whether the server has said who I am, or that it does not know me. */
  asked = $state(false);
  #tell = (): void => {};
  /** Comes true once the server has been asked. */
  readonly known = new Promise<void>((tell) => (this.#tell = tell));

  async begin(): Promise<void> {
    const [me, games] = await Promise.all([
      api.me().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null;
        // Without a line one is nobody for a while: what is kept on this device can be read all the same.
        if (error instanceof TypeError && !navigator.onLine) return this.#wait();
        throw error;
      }),
      api.games(),
    ]);
    this.become(me);
    this.games = games;
    this.asked = true;
    this.#tell();
  }

  /** Be somebody, or (null) nobody any more: of whoever was here before nothing stays on the page. */
  become(me: Guest | null): void {
    if (me?.id !== this.me?.id) {
      peace.forget();
      keepers.forget();
    }
    this.me = me;
    if (!me) return;
    void peace.look();
    void keepers.look();
  }

  /** Ask again as soon as there is a line. */
  #wait(): null {
    addEventListener("online", () => void this.begin().catch(() => this.#wait()), { once: true });
    return null;
  }

  game(name: string): GameInfo | null {
    return this.games.find((one) => one.name === name) ?? null;
  }

  /** Nobody has to say a name before the first move: who has none is a guest, and may change that any time. */
  async somebody(): Promise<Guest> {
    this.me ??= await api.welcome(t("web-guest"));
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.welcome(name);
  }
}

export const session = new Session();
