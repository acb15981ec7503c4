/** An option of a game and its values, in words. */

import type { OptionInfo } from "../../app/api/types";
import { hasWords, listed, t } from "../../app/words";

function idOf(option: OptionInfo): string {
  return `option-${option.name.replaceAll("_", "-")}`;
}

export function optionName(option: OptionInfo): string {
  const id = idOf(option);
  return hasWords(id) ? t(id) : option.words;
}

export function optionHint(option: OptionInfo): string | undefined {
  const id = `${idOf(option)}.text`;
  return hasWords(id) ? t(id) : undefined;
}

export function choiceWords(option: OptionInfo, value: string): string {
  const id = `choice-${option.name}-${value}`;
  return hasWords(id) ? t(id) : value;
}

/** What was chosen for an option; nothing for a flag, whose name says it all. */
export function valueWords(option: OptionInfo, value: unknown): string {
  if (option.kind === "flag") return "";
  if (Array.isArray(value)) {
    const named = value.every((one) => hasWords(`set-${one}`));
    return named ? listed(value.map((one) => t(`set-${one}`))) : String(value.length);
  }
  return option.kind === "choice" ? choiceWords(option, String(value)) : String(value ?? "");
}
