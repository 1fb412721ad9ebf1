/** Who I am, and what games there are. */
import { api, ApiError } from "./api";
import type { GameInfo, Guest } from "./messages";
import { keepers } from "./keepers.svelte";
import { peace } from "./peace.svelte";
import { settings, type Language } from "./settings.svelte";
import { t, voice } from "./words.svelte";

const AGAIN_MS = 2000;

class Session {
  me = $state.raw<Guest | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** Whether the server has said who I am, or that it does not know me. */
  asked = $state(false);
  /** Whether the server has not answered yet, so that nobody knows who I am. */
  unheard = $state(false);
  #tell = (): void => {};
  /** Comes true once the server has been asked. */
  readonly known = new Promise<void>((tell) => (this.#tell = tell));

  async begin(): Promise<void> {
    const [me, games] = await Promise.all([
      this.#who().catch((error: unknown) => {
        // Without a line one is nobody for a while: what is kept on this device can be read all the same.
        if (error instanceof TypeError) return undefined;
        throw error;
      }),
      api.games(),
    ]);
    this.become(me ?? null);
    this.games = games;
    this.asked = true;
    this.#tell();
    if (me === undefined) this.#wait();
  }

  /** Who I am; null if the server does not know me. */
  async #who(): Promise<Guest | null> {
    try {
      return await api.me();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
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

  /** Ask again, and as soon as there is a line. */
  #wait(): void {
    this.unheard = true;
    const again = () => {
      removeEventListener("online", again);
      clearTimeout(later);
      void this.#hear().catch(() => this.#wait());
    };
    const later = setTimeout(again, AGAIN_MS);
    addEventListener("online", again);
  }
  async #hear(): Promise<void> {
    const me = await this.#who();
    if (!this.unheard) return; // somebody else has heard it meanwhile
    this.unheard = false;
    this.become(me);
  }

  game(name: string): GameInfo | null {
    return this.games.find((one) => one.name === name) ?? null;
  }

  /** Whether nobody has said yet what I am called. */
  get nameless(): boolean {
    return this.me === null || this.me.name === t("web-guest");
  }

  /** Nobody has to say a name before the first move: who has none is a guest, and may change that any time. */
  async somebody(): Promise<Guest> {
    if (this.unheard) await this.#hear(); // else whoever has a name would be a guest from now on
    this.me ??= await api.welcome(t("web-guest"));
    return this.me;
  }

  /** Another language from now on; who has not said a name is called a guest in that one. */
  async speak(language: Language): Promise<void> {
    const guest = this.me !== null && this.nameless;
    settings.language = language;
    if (!guest) return;
    await voice.speak(language);
    // Where the house does not hear it now, the word stays as it was.
    if (!this.nameless) await this.rename(t("web-guest")).catch(() => undefined);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.welcome(name);
    this.unheard = false;
  }
}

export const session = new Session();
