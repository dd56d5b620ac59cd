import { answerOf, isRecord, type Answers } from '../kinds/answers.ts'
import { dataOf } from '../kinds/check-answer.ts'
import type { Kind } from '../kinds/kind.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { ControlValue } from './form.ts'
import { keyOfRecId } from '../definitions/record-id.ts'
import type { ControlGraph } from '../graph/graph.ts'
import { isItemId } from './validate.ts'
import type { VisibleAnswer } from './walk.ts'

/** The visible, answered controls with their text. Leaves out answers with a wrong type. */
export function valuesOf(visible: Iterable<VisibleAnswer>, itemId: string): ControlValue[] {
  const values: ControlValue[] = []
  for (const { node, answer, item } of visible) {
    const DataValue = dataOf(node.control, answer)
    if (DataValue === null) continue
    const value = { ControlsRecId: node.control.recId, DataValue }
    const id = item && answerOf(item.answers, itemId)
    if (!item) values.push(value)
    else if (isItemId(id)) values.push({ ...value, RepeatControlMapping: id })
  }
  return values
}

/**
 * The answers of a submission, the inverse of `submission`. Unknown values keep their key at the top level. Never
 * throws: anything but a list gives no answers, and invalid entries are skipped.
 */
export function answersOfValues({ tree, settings }: ControlGraph, values: unknown): Answers {
  const answers: Record<string, unknown> = {}
  const items = new Map<string, Record<string, unknown>>()
  const idOf = (mapping: number | undefined): Answers => (mapping === undefined ? {} : { [settings.itemId]: mapping })
  for (const { ControlsRecId, DataValue, RepeatControlMapping } of Array.isArray(values)
    ? values.filter(isControlValue)
    : []) {
    const node = tree.byRecId.get(ControlsRecId)
    const key = keyOfRecId(ControlsRecId)
    const section = node?.repeatedIn?.control.key
    const scope = section === undefined ? answers : itemIn(answers, items, section, idOf(RepeatControlMapping))
    scope[key] = node ? answerOfText(node.control.rules, DataValue) : DataValue
  }
  return answers
}

function itemIn(
  answers: Record<string, unknown>,
  items: Map<string, Record<string, unknown>>,
  section: string,
  id: Answers,
): Record<string, unknown> {
  const name = JSON.stringify([section, id])
  const known = items.get(name)
  if (known) return known
  const item: Record<string, unknown> = { ...id }
  items.set(name, item)
  const list = Object.hasOwn(answers, section) ? answers[section] : undefined
  if (Array.isArray(list)) list.push(item)
  else answers[section] = [item]
  return item
}

/** Returns the text itself if the kind cannot read it, so that validation reports a wrong type. */
function answerOfText({ fromData }: Kind, text: string): unknown {
  try {
    return fromData(text)
  } catch {
    return text
  }
}

/** Whether an entry of a submitted list is the value of a control. */
export function isControlValue(value: unknown): value is ControlValue {
  if (!isRecord(value)) return false
  const mapping = answerOf(value, 'RepeatControlMapping')
  return (
    isRecId(answerOf(value, 'ControlsRecId')) &&
    typeof answerOf(value, 'DataValue') === 'string' &&
    (mapping === undefined || typeof mapping === 'number')
  )
}

/** Whether a value has the type of a record id. */
export const isRecId = (value: unknown): value is RecId => typeof value === 'string' || typeof value === 'number'
