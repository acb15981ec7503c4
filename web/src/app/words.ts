export {
  callCards,
  cardName,
  cardText,
  gameWords,
  hasWords,
  language,
  listed,
  needAddedGames,
  needGameWords,
  needWords,
  setLanguage,
  slug,
  speaksGame,
  startWords,
  t,
  type Args,
} from "./words.svelte";
export { LANGUAGE_NAMES, LANGUAGES, type Language } from "./languages";
