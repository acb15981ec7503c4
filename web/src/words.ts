export {
  cardName,
  cardText,
  hasWords,
  language,
  needAddedGames,
  needGameWords,
  needWords,
  setLanguage,
  slug,
  startWords,
  t,
  type Args,
} from "./words.svelte";
export { LANGUAGE_NAMES, LANGUAGES, type Language } from "./languages";
