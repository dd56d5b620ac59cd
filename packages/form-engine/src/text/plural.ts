const rules = new Intl.PluralRules('en-US')

/** A count with the matching form of the noun: `plural(2, 'row', 'rows')` is "2 rows". */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${rules.select(count) === 'one' ? one : other}`
}
