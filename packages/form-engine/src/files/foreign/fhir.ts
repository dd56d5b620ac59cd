import { isRecord } from '../../kinds/answers.ts'
import type { Expression } from './expression.ts'
import type { ForeignForm, ForeignItem } from './questionnaire.ts'

type Json = Readonly<Record<string, unknown>>

const kinds: Readonly<Record<string, string>> = {
  group: 'section',
  boolean: 'radio',
  decimal: 'textbox',
  integer: 'textbox',
  date: 'calendar',
  text: 'textarea',
  choice: 'radio',
  attachment: 'file',
}

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** Whether a JSON file is a FHIR Questionnaire. */
export function isFhir(content: unknown): content is Json {
  return isRecord(content) && content['resourceType'] === 'Questionnaire'
}

/** Reads a FHIR R4 Questionnaire. Several conditions must all hold, unless it says `any`. */
export function readFhir(questionnaire: Json): ForeignForm {
  const leftOut: string[] = []
  return { items: listOf(questionnaire, 'item').flatMap((item) => itemOf(item, leftOut)), leftOut }
}

function itemOf(item: Json, leftOut: string[]): ForeignItem[] {
  const name = textOf(item, 'linkId')
  const type = textOf(item, 'type')
  const inside = listOf(item, 'item')
  // A question without a text of its own has it in a display item.
  const caption = inside.find((each) => textOf(each, 'type') === 'display' && !textOf(item, 'text'))
  const label = textOf(item, 'text') || (caption && textOf(caption, 'text')) || name
  if (type === 'display') {
    leftOut.push(`${name} only shows a text: “${label}”.`)
    return []
  }
  const isKnown = type in kinds || type === 'string'
  if (!isKnown) leftOut.push(`${name} is of the type ${type}, and becomes a text.`)
  if (item['repeats'] === true) leftOut.push(`${name} takes several answers, and becomes a question with one.`)
  if ('initial' in item) leftOut.push(`${name} has an initial value.`)
  const inner = inside.filter((each) => each !== caption).flatMap((each) => itemOf(each, leftOut))
  const codes = type === 'boolean' ? yesOrNo : listOf(item, 'answerOption').map(codeOf)
  const isOpen = type === 'choice' && codes.length === 0
  if (isOpen)
    leftOut.push(`${name} becomes a text, because its options are elsewhere: ${textOf(item, 'answerValueSet')}.`)
  const own: ForeignItem = {
    name,
    kind: isOpen ? 'textbox' : (kinds[type] ?? 'textbox'),
    label,
    isNumber: type === 'decimal' || type === 'integer',
    required: item['required'] === true,
    codes,
    condition: conditionOf(item),
    written: JSON.stringify(item['enableWhen'] ?? null),
  }
  // Only sections hold controls: questions below a question follow it.
  return type === 'group' ? [{ ...own, items: inner }] : [own, ...inner]
}

/** The condition of an item. */
function conditionOf(item: Json): Expression | null {
  const parts = listOf(item, 'enableWhen').map((when): Expression => {
    const question = textOf(when, 'question')
    const value = valueOf(when)
    const operator = textOf(when, 'operator')
    return operator === '=' && value !== null
      ? { is: 'equal', item: question, value }
      : { is: 'other', text: `${question} ${operator}` }
  })
  if (parts.length < 2) return parts[0] ?? null
  return { is: item['enableBehavior'] === 'any' ? 'or' : 'and', parts }
}

function valueOf(answer: Json): string | null {
  const coding = answer['answerCoding']
  if (isRecord(coding)) return codingText(coding)
  return plainText(
    answer['answerBoolean'] ?? answer['answerString'] ?? answer['answerInteger'] ?? answer['answerDecimal'],
  )
}

function codeOf(option: Json): { value: string; label: string } {
  const coding = option['valueCoding']
  if (isRecord(coding)) return { value: codingText(coding), label: textOf(coding, 'display') || codingText(coding) }
  const value = plainText(option['valueString'] ?? option['valueInteger'] ?? option['valueDate']) ?? ''
  return { value, label: value }
}

const plainText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null

/** The code alone, unless it has none. */
const codingText = (coding: Json): string => textOf(coding, 'code') || textOf(coding, 'display')

function listOf(json: Json, name: string): Json[] {
  const list = json[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

const textOf = (json: Json, name: string): string => (typeof json[name] === 'string' ? json[name] : '')
