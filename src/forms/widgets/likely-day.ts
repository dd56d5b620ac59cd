import type { FormControl } from '@captive/form-engine'

/** How long ago such days mostly are, in years. */
const longAgo: readonly (readonly [RegExp, number])[] = [
  [/birth|\bDOB\b/i, 40],
  [/\bhired?\b|date ?of ?hire|hire ?date/i, 5],
]

/** Where to begin looking for a day that lies years back, as those of birth and hire do; `yyyy-MM-dd`, or null for any other. */
export function likelyDay(
  { label, labelCode }: Pick<FormControl, 'label' | 'labelCode'>,
  today: string,
): string | null {
  const years = longAgo.find(([name]) => name.test(label) || name.test(labelCode))?.[1]
  return years === undefined ? null : `${Number(today.slice(0, 4)) - years}-01-01`
}
