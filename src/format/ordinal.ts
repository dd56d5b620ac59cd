import { unknownFigure } from './unknown.ts'

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st`, `2nd`, `3rd`, `11th` (TEL-002, AMB-185). */
export function formatOrdinal(place: number): string {
  if (Number.isNaN(place)) return unknownFigure
  return `${place}${suffixes[rules.select(place)] ?? 'th'}`
}
