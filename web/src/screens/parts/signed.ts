/** A number with its sign, and a minus as wide as a plus; Intl writes a hyphen in most languages. */
export function signed(value: number, language: string, digits = 1): string {
  const format = new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: digits });
  return format.format(value).replace("-", "−");
}
