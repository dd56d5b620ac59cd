import { answerOf, type Answers } from '../kinds/answers.ts'
import { dataOf } from '../kinds/check-answer.ts'
import type { ControlValue } from './form.ts'
import { keyOfRecId } from '../definitions/record-id.ts'
import type { ControlGraph } from '../graph/graph.ts'
import { isItemId } from './validate.ts'
import type { VisibleAnswer } from './walk.ts'

/** The visible, answered controls with their text (AMB-111). Wrong types cannot be written and are left out. */
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

/** Answers whose submission these values are. A value the form does not know comes back under its key, in the form. */
export function answersOfValues({ tree, settings }: ControlGraph, values: readonly ControlValue[]): Answers {
  const answers: Record<string, unknown> = {}
  const items = new Map<string, Record<string, unknown>>()
  const idOf = (mapping: number | undefined): Answers => (mapping === undefined ? {} : { [settings.itemId]: mapping })
  for (const { ControlsRecId, DataValue, RepeatControlMapping } of values) {
    const node = tree.byRecId.get(ControlsRecId)
    const key = keyOfRecId(ControlsRecId)
    const section = node?.repeatedIn?.control.key
    const scope = section === undefined ? answers : itemIn(answers, items, section, idOf(RepeatControlMapping))
    scope[key] = node ? node.control.rules.fromData(DataValue) : DataValue
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
