/** The page's words, and what explains a symbol: its name and a line that says what it does. */

import { cardName, t } from "../../app/words";

export { cardName, t };

export function words(id: string): string {
  return `${t(id)}\n${t(`${id}.text`)}`;
}
