import type { BoxInfo } from "../../app/api/types";
import { t } from "../../app/words";

/** What everyone is told of the box that a table is played with. */
export function boxWords(box: BoxInfo): string {
  return t("shell-box-notice", { name: box.name || t("shell-box-nameless"), n: box.differs });
}
