import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Pattern } from "@fluent/bundle/esm/ast.js";
import { GAMES, gameModule, isBuiltIn } from "../games";
import { bestLanguage, type Language } from "./languages";
import { settings } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

/** The areas of words that every table needs. */
const TABLE_AREAS = ["frame", "replay", "hints", "together"] as const;

const files = import.meta.glob<string>(
  [
    "../../../src/valewright/words/*/*.ftl",
    "../../../src/valewright/*/words/*/*.ftl",
    "!../../../src/valewright/**/terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

const wanted = new Set<string>(["shell", "games", ...GAMES.flatMap((game) => gameModule(game).setupWords)]);
const loading = new Map<string, Promise<void>>();
const bundles = new Map<Language, FluentBundle>();
let current = $state<Language>("en");
/** Counts what was loaded, so that words already shown are looked up anew. */
let loaded = $state(0);

/** The language the page speaks; `language.current` is reactive. */
export const language = {
  get current(): Language {
    return current;
  },
};

function bundle(of: Language): FluentBundle {
  let found = bundles.get(of);
  if (found === undefined) {
    found = new FluentBundle(of, { useIsolating: false });
    bundles.set(of, found);
  }
  return found;
}

function fileOf(of: Language, area: string): string {
  const [game, name] = area.includes("/") ? area.split("/") : [null, area];
  return `../../../src/valewright/${game === null ? "" : `${game}/`}words/${of}/${name}.ftl`;
}

/** Whether the page's language has a game's words. Where it has not, the game is in English. */
export function speaksGame(game: string): boolean {
  return gameModule(game).words.every(
    (area) => fileOf(current, area) in files || !(fileOf("en", area) in files),
  );
}

function load(of: Language, area: string): Promise<void> {
  const path = fileOf(of, area);
  const read = files[path];
  return read === undefined ? Promise.resolve() : once(path, of, read);
}

/** Read words once, into the bundle of their language. */
function once(path: string, of: Language, read: () => Promise<string>): Promise<void> {
  let promise = loading.get(path);
  if (promise === undefined) {
    promise = read().then((text) => {
      for (const error of bundle(of).addResource(new FluentResource(text), { allowOverrides: true }))
        console.error(path, error);
      loaded += 1;
    });
    promise.catch(() => loading.delete(path));
    loading.set(path, promise);
  }
  return promise;
}

async function loadFor(of: Language): Promise<void> {
  const spoken: Language[] = of === "en" ? ["en"] : [of, "en"];
  await Promise.all(
    spoken.flatMap((one) => [
      ...[...wanted].map((area) => load(one, area)),
      ...[...added].map((game) => loadAdded(one, game)),
    ]),
  );
}

/** Load areas of words by name; they then follow every change of language. */
export async function needWords(...areas: string[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  await loadFor(current);
}

/** Games that packages add to the server; they bring their own words. */
const added = new Set<string>();

/** Load all words of a game. */
export async function needGameWords(game: string): Promise<void> {
  if (!isBuiltIn(game)) added.add(game);
  await needWords(...TABLE_AREAS, ...gameModule(game).words);
}

/** Load all words of a game's lessons, those of their table included. */
export async function needLessonWords(game: string): Promise<void> {
  await needWords("lessons", ...(gameModule(game).lessonWords ?? []));
  await needGameWords(game);
}

/** Load the words of games that were added to the server, so that they can be named. */
export async function needAddedGames(names: readonly string[]): Promise<void> {
  for (const name of names) if (!isBuiltIn(name)) added.add(name);
  await loadFor(current);
}

/** Words that a game brings along come from the server. */
function loadAdded(of: Language, game: string): Promise<void> {
  const path = `/api/games/${encodeURIComponent(game)}/words/${of}`;
  return once(path, of, async () => {
    const answer = await fetch(path);
    return answer.ok ? answer.text() : "";
  });
}

/** Speak another language, in place, and remember it. */
export async function setLanguage(chosen: Language): Promise<void> {
  await loadFor(chosen);
  settings.language = chosen;
  use(chosen);
}

function use(chosen: Language): void {
  current = chosen;
  document.documentElement.lang = chosen;
}

/** Load the words of the first language; then follow what is chosen, here or in another tab. */
export async function startWords(): Promise<void> {
  const wanted = (): Language => settings.language ?? bestLanguage(navigator.languages);
  await loadFor(wanted());
  use(wanted());
  $effect.root(() => {
    $effect(() => {
      const chosen = wanted();
      if (chosen === untrack(() => current)) return;
      void loadFor(chosen).then(() => {
        if (chosen === wanted()) use(chosen);
      });
    });
  });
}

/** Where the words for an id are: in a language, the page's if none is named, or else in English. */
function lookUp(
  id: string,
  attribute: string | null,
  spoken: Language = current,
): { found: FluentBundle; pattern: Pattern } | null {
  void loaded;
  for (const of of spoken === "en" ? (["en"] as const) : ([spoken, "en"] as const)) {
    const found = bundle(of);
    const message = found.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (pattern !== undefined && pattern !== null) return { found, pattern };
  }
  return null;
}

function look(
  id: string,
  attribute: string | null,
  args?: Args,
  spoken: Language = current,
): string | null {
  const words = lookUp(id, attribute, spoken);
  if (words === null) return null;
  const errors: Error[] = [];
  const text = words.found.formatPattern(words.pattern, args, errors);
  for (const error of errors) console.error(id, error);
  return text;
}

/** The words for an id, in the page's language or else in English; `id.hint` is an attribute. */
export function t(id: string, args?: Args, spoken: Language = current): string {
  const [message = id, attribute = null] = id.split(".");
  const text = look(message, attribute, args, spoken);
  if (text === null && loaded > 0) console.error(`no words for ${id}`);
  return text ?? id;
}

/** The words for an id in the language that a game is in. */
export function gameWords(game: string, id: string, args?: Args): string {
  return t(id, args, speaksGame(game) ? current : "en");
}

/** "Ann and Bob". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(current).format(names);
}

/** Whether there are words for an id. */
export function hasWords(id: string): boolean {
  const [message = id, attribute = null] = id.split(".");
  return lookUp(message, attribute) !== null;
}

/** The part of a message id that stands for a component's English title. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/['\u2019]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** What a card file calls cards, by their English title. */
let called = $state.raw<ReadonlyMap<string, string>>(new Map());

/** Call cards as a card file does, until what is returned is called. */
export function callCards(names: ReadonlyMap<string, string>): () => void {
  called = names;
  return () => {
    called = new Map();
  };
}

/** A card's name: the one that a card file gives it, or that of the page's language for its English title. */
export function cardName(title: string): string {
  return called.get(title) ?? look(`card-${slug(title)}`, null) ?? title;
}

/** A card's text in the page's language; `which` is `text`, `upgraded` or `title`. */
export function cardText(title: string, english: string, which = "text"): string {
  return look(`card-${slug(title)}`, which) ?? english;
}
