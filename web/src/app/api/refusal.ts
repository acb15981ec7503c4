import { hasWords, t } from "../words";

/** The server's no, as HTTP and the live connection both tell it. */
interface Refusal {
  reason: string;
  arguments: Record<string, string | number>;
}

/** Why the server says no, in the page's language; the page may be older than the server. */
export function refusalWords(refusal: Refusal): string {
  const id = `refused-${refusal.reason}`;
  return hasWords(id) ? t(id, refusal.arguments) : t("refused-unknown");
}
