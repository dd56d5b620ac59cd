import { isRecord, REPEAT_ID, type Answers } from './answers.ts'
import { isOfItsType } from './checks/check-answer.ts'
import { textOfAnswer } from './conditions.ts'
import type { ControlValue, FormControl } from './form.ts'
import { keyOfRecId } from './record-id.ts'
import type { ControlTree } from './tree.ts'
import { isRepeatId } from './validate.ts'
import type { VisibleAnswer } from './walk.ts'

/** The visible, answered controls with their text (AMB-111). Wrong types cannot be written and are left out. */
export function valuesOf(visible: Iterable<VisibleAnswer>): ControlValue[] {
  const values: ControlValue[] = []
  for (const { node, answer, item } of visible) {
    const DataValue = dataValueOf(node.control, answer)
    if (DataValue === null) continue
    const value = { ControlsRecId: node.control.recId, DataValue }
    if (!item) values.push(value)
    else if (isRepeatId(item.answers[REPEAT_ID]))
      values.push({ ...value, RepeatControlMapping: item.answers[REPEAT_ID] })
  }
  return values
}

/** Text as typed, an option's value, `true` for a ticked box, files as JSON; `null` where nobody answered. */
function dataValueOf(control: FormControl, answer: unknown): string | null {
  if (control.repeating || !isOfItsType(control, answer)) return null
  if (control.kind === 'file') return Array.isArray(answer) && answer.length > 0 ? JSON.stringify(answer) : null
  const text = textOfAnswer(control, answer)
  return text !== null && typeof answer === 'string' ? answer : text
}

/** Answers whose submission these values are. A value the form does not know comes back under its key, in the form. */
export function answersOfValues(tree: ControlTree, values: readonly ControlValue[]): Answers {
  const answers: Record<string, unknown> = {}
  const items = new Map<string, Record<string, unknown>>()
  for (const { ControlsRecId, DataValue, RepeatControlMapping } of values) {
    const node = tree.byRecId.get(ControlsRecId)
    const key = keyOfRecId(ControlsRecId)
    const section = node?.repeatedIn?.control.key
    const scope = section === undefined ? answers : itemIn(answers, items, section, RepeatControlMapping)
    scope[key] = node ? answerOfText(node.control, DataValue) : DataValue
  }
  return answers
}

function itemIn(
  answers: Record<string, unknown>,
  items: Map<string, Record<string, unknown>>,
  section: string,
  mapping: number | undefined,
): Record<string, unknown> {
  const name = JSON.stringify([section, mapping])
  const known = items.get(name)
  if (known) return known
  const item: Record<string, unknown> = mapping === undefined ? {} : { [REPEAT_ID]: mapping }
  items.set(name, item)
  const list = Object.hasOwn(answers, section) ? answers[section] : undefined
  if (Array.isArray(list)) list.push(item)
  else answers[section] = [item]
  return item
}

function answerOfText(control: FormControl, text: string): unknown {
  if (control.kind === 'checkbox') return text === 'true' ? true : text
  return control.kind === 'file' ? filesOfText(text) : text
}

/** Text that is no list of files stays text, and so a wrong type. */
function filesOfText(text: string): unknown {
  try {
    const files: unknown = JSON.parse(text)
    return Array.isArray(files) && files.every(isRecord) ? files : text
  } catch {
    return text
  }
}
