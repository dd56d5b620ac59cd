const rules = new Intl.PluralRules('en-US')

/** A count with the matching form of the noun: `plural(2, { one: 'claim', other: 'claims' })` is "2 claims". */
export function plural(count: number, forms: { one: string; other: string }): string {
  return `${count.toLocaleString('en-US')} ${rules.select(count) === 'one' ? forms.one : forms.other}`
}
