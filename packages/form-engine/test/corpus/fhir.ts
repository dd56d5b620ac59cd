import { compared } from '../../src/files/foreign/expression.ts'
import { operatorNamed } from '../../src/definitions/operators.ts'
import type { Expression, SourceItem } from './source-item.ts'

interface FhirItem {
  readonly linkId: string
  readonly type: string
  readonly enableBehavior?: 'any' | 'all'
  readonly enableWhen?: readonly FhirCondition[]
  readonly item?: readonly FhirItem[]
}

interface FhirCondition {
  readonly question: string
  readonly operator: string
  readonly answerInteger?: number
  readonly answerCoding?: { readonly system?: string; readonly code?: string }
}

/** Parses a FHIR R4 Questionnaire. If an item has several conditions, all must hold, unless the item says `any`. */
export function readFhir(json: string): SourceItem[] {
  return flat((JSON.parse(json) as { item: readonly FhirItem[] }).item, null)
}

function flat(items: readonly FhirItem[], parent: string | null): SourceItem[] {
  return items.flatMap((item) => [
    { id: item.linkId, parent, sort: sortOf(item), values: [], condition: conditionOf(item) },
    ...flat(item.item ?? [], item.linkId),
  ])
}

function sortOf({ type }: FhirItem): SourceItem['sort'] {
  if (type === 'group' || type === 'display') return 'group'
  return type === 'integer' || type === 'decimal' ? 'number' : type.endsWith('choice') ? 'choice' : 'text'
}

function conditionOf({ enableWhen = [], enableBehavior = 'all' }: FhirItem): Expression | null {
  const parts = enableWhen.map(({ question, operator: sign, answerCoding, answerInteger }): Expression => {
    const value = answerCoding ? `${answerCoding.system}|${answerCoding.code}` : answerInteger?.toString()
    const operator = operatorNamed(sign)
    const isKnown = operator && operator !== 'anyOf' && value !== undefined
    return isKnown ? compared(question, operator, value) : { is: 'other', text: `${question} ${sign}` }
  })
  if (parts.length < 2) return parts[0] ?? null
  return { is: enableBehavior === 'any' ? 'or' : 'and', parts }
}
