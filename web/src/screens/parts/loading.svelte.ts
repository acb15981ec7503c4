/** What a screen needs from the server before it is drawn: it may fail, and be tried again. */
export class Loading {
  /** Why it could not be had. */
  trouble = $state.raw<unknown>(null);
  readonly #load: () => Promise<void>;

  constructor(load: () => Promise<void>) {
    this.#load = load;
  }

  readonly start = async (): Promise<void> => {
    this.trouble = null;
    try {
      await this.#load();
    } catch (error) {
      this.trouble = error;
    }
  };
}
