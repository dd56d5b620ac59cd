const accents = /\p{Diacritic}/gu
const beyondAscii = /[^\0-\x7f]/
const digits = /\d+/g

/**
 * The sort key of a value, computed once per row: text in natural order (ignoring case and accents, "Unit 9" before
 * "Unit 10"), numbers by size. Comparing such keys is ten times faster than calling a collator.
 */
export function sortKey(value: string | number | null): string | number | undefined {
  if (value === null || Number.isNaN(value)) return undefined
  if (typeof value === 'number') return value
  const plain = beyondAscii.test(value) ? value.normalize('NFD').replace(accents, '') : value
  return plain.toLowerCase().replace(digits, (number) => number.padStart(12, '0'))
}

/** Compares keys of one column, ascending. */
export function compareKeys(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0
}
