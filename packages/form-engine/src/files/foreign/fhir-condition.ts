import { operatorNamed } from '../../definitions/operators.ts'
import { isRecord } from '../../kinds/answers.ts'
import { compared, type Expression } from './expression.ts'
import { listOf, plainText, textOf, type Json } from './fhir-texts.ts'

/** The condition of an item. If it has several parts, all must hold, unless the item says `any`. */
export function conditionOf(item: Json): Expression | null {
  const parts = listOf(item, 'enableWhen').map(comparisonOf)
  if (parts.length < 2) return parts[0] ?? null
  return { is: item['enableBehavior'] === 'any' ? 'or' : 'and', parts }
}

function comparisonOf(when: Json): Expression {
  const question = textOf(when, 'question')
  const sign = textOf(when, 'operator')
  const value = valueOf(when)
  if (sign === 'exists' && value === 'true') return compared(question, 'answered')
  const operator = operatorNamed(sign)
  if (sign === 'exists' || value === null || !operator || operator === 'anyOf')
    return { is: 'other', text: `${question} ${sign}` }
  return compared(question, operator, value)
}

function valueOf(answer: Json): string | null {
  const coding = answer['answerCoding']
  if (isRecord(coding)) return codingText(coding)
  const [, value] = Object.entries(answer).find(([key]) => key.startsWith('answer')) ?? []
  return plainText(value)
}

/** The code; the display text if there is no code. */
export const codingText = (coding: Json): string => textOf(coding, 'code') || textOf(coding, 'display')
