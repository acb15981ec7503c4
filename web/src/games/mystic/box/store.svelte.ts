/** The box of whoever uses this browser: kept here, checked by the server as it is typed. */
import { checkBox, Problem } from "../../../app/api/http";
import type { BoxCheck, BoxMessage } from "../../../app/api/types";
import { countFilled, emptyBox, isEmpty, valid, withField, written, type Box, type Kind, type Value } from "./box";

const KEY = "valewright.box";
const PAUSE = 300; // milliseconds after the last key before the server is asked

function kept(): Box {
  try {
    return valid(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return emptyBox();
  }
}

class MyBox {
  #box = $state.raw<Box>(kept());
  #check = $state.raw<BoxCheck | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** The server could not be asked. */
  trouble = $state.raw<unknown>(null);
  /** This browser would not keep it. */
  unkept = $state(false);
  /** What was typed last has not been checked yet. */
  checking = $state(false);

  readonly text = $derived(written(this.#box));
  readonly empty = $derived(isEmpty(this.#box));
  readonly filled = $derived(countFilled(this.#box));

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#box = kept();
      this.check();
    });
  }

  get box(): Box {
    return this.#box;
  }

  /** What the server said of it last. */
  get checked(): BoxCheck | null {
    return this.#check;
  }

  get errors(): BoxMessage[] {
    return this.#check?.messages.filter((message) => message.level === "error") ?? [];
  }

  messagesAt(kind: Kind, name: string, field?: string): BoxMessage[] {
    return (
      this.#check?.messages.filter(
        (message) =>
          message.kind === kind && message.name === name && (field === undefined || message.field === field),
      ) ?? []
    );
  }

  fill(kind: Kind, name: string, field: string, value?: Value): void {
    this.replace(withField(this.#box, kind, name, field, value));
  }

  rename(name: string): void {
    this.replace({ ...this.#box, name });
  }

  replace(box: Box): void {
    this.#box = box;
    try {
      localStorage.setItem(KEY, JSON.stringify(box));
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.check(), PAUSE);
  }

  /** Have the server look at all of it. */
  check(): void {
    clearTimeout(this.#timer);
    this.checking = true;
    const asked = ++this.#asked;
    checkBox(this.text)
      .then((found) => {
        if (asked !== this.#asked) return;
        this.#check = found;
        this.trouble = null;
        this.checking = false;
      })
      .catch((error: unknown) => {
        if (asked !== this.#asked) return;
        this.trouble = error instanceof Problem ? error : new Problem(0, "");
        this.checking = false;
      });
  }
}

export const myBox = new MyBox();
