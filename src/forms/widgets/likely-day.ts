import type { FormControl } from '@captive/form-engine'

/** How many years ago such dates typically are. */
const longAgo: readonly (readonly [RegExp, number])[] = [
  [/birth|\bDOB\b/i, 40],
  [/\bhired?\b|date ?of ?hire|hire ?date/i, 5],
]

/** A starting date, yyyy-MM-dd, for dates that are years ago, such as birth and hire; null for others. */
export function likelyDay(
  { label, labelCode }: Pick<FormControl, 'label' | 'labelCode'>,
  today: string,
): string | null {
  const years = longAgo.find(([name]) => name.test(label) || name.test(labelCode))?.[1]
  return years === undefined ? null : `${Number(today.slice(0, 4)) - years}-01-01`
}
