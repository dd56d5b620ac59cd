/** Text from a URL. The router parses `?search=2024` as a number. */
export function textValue(value: unknown): string | undefined {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined
}

/** A whole number from a URL. */
export function integerValue(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? Number(value) : undefined
}

/** A day from a URL, as ISO 8601: `2026-05-01`. */
export function dayValue(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return undefined
  return Number.isNaN(Date.parse(value)) ? undefined : value
}
