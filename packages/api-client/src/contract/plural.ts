const rules = new Intl.PluralRules('en-US')

/** The number with the form of the noun that goes with it: `plural(2, { one: 'claim', other: 'claims' })` is "2 claims". */
export function plural(count: number, forms: { one: string; other: string }): string {
  return `${count.toLocaleString('en-US')} ${rules.select(count) === 'one' ? forms.one : forms.other}`
}
