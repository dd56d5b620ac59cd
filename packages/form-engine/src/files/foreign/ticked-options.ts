import type { Code } from '../../definitions/outline.ts'
import type { ForeignItem } from './questionnaire.ts'

/** Several choices at once are a checkbox for each, since a control has one answer. */
export function tickedOptions(name: string, codes: readonly Code[]): ForeignItem[] {
  return codes.map(({ value, label }) => ({ name: `${name}___${value}`, kind: 'checkbox', label }))
}
