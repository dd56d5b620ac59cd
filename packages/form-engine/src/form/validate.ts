import { isRecord, type AnswerPath } from '../kinds/answers.ts'
import { checkAnswer, doubtOf, isUnanswered } from '../kinds/check-answer.ts'
import type { Judging } from '../kinds/kind.ts'
import type { FormControl } from '../kinds/control.ts'
import type { FieldDoubt, FieldError, FieldErrorCode } from './form.ts'
import type { Messages } from './messages.ts'
import type { TreeNode } from '../graph/tree.ts'
import type { VisibleAnswer } from './walk.ts'

/** What all errors of a form are found and told by. */
export interface ErrorScene {
  readonly judging: Judging
  readonly messages: Messages
  readonly itemId: string
  /** Sections that need one answer. */
  readonly asking: readonly TreeNode[]
}

/** Errors of the visible answers, in the order they come; that of a rule stands at the answer to mend, that of a section without an answer before it. */
export function errorsIn(
  { judging, messages, itemId, asking }: ErrorScene,
  visible: readonly VisibleAnswer[],
  broken: ReadonlyMap<string, string>,
): FieldError[] {
  const errors: FieldError[] = []
  const blank = blankSections(visible, asking)
  for (const each of visible) {
    const { node, path, answer, item } = each
    for (const section of blank.get(each) ?? []) errors.push(errorAt(section, [section.key], 'needs-one', messages))
    if (node.control.repeating) {
      errors.push(...errorsOfItems(node.control, answer, messages, itemId))
      continue
    }
    const code = checkAnswer(node.control, answer, judging)
    if (code) errors.push(errorAt(node.control, path, code, messages))
    const rule = item === null ? broken.get(node.control.key) : undefined
    if (rule !== undefined) errors.push(errorAt(node.control, path, rule, messages))
  }
  return errors
}

/** What is probably mistyped in the visible answers, in the order they come. */
export function doubtsIn({ judging, messages }: ErrorScene, visible: readonly VisibleAnswer[]): FieldDoubt[] {
  return visible.flatMap(({ node: { control }, path, answer }) => {
    const doubt = control.repeating ? null : doubtOf(control, answer, judging)
    if (doubt === null) return []
    const { code, message } = doubt
    return [{ key: control.key, recId: control.recId, path, code, message: messages[code] ?? message }]
  })
}

/** Of the sections that need one answer those that have none, by the first control that shows in them. */
function blankSections(
  visible: readonly VisibleAnswer[],
  sections: readonly TreeNode[],
): Map<VisibleAnswer, FormControl[]> {
  const blank = new Map<VisibleAnswer, FormControl[]>()
  if (sections.length === 0) return blank
  const inForm = visible.filter(({ node, item }) => !item && !node.control.repeating)
  // How many are answered so far, in visual order: a section without an answer begins and ends with the same count.
  const answered = [0]
  for (const { node, answer } of inForm) {
    answered.push(answered.at(-1)! + (isUnanswered(node.control, answer) ? 0 : 1))
  }
  const firstFrom = (place: number): number => firstIndex(inForm.length, (index) => inForm[index]!.node.place >= place)
  for (const section of sections) {
    const from = firstFrom(section.place + 1)
    const to = firstFrom(section.end)
    const first = inForm[from]
    if (!first || from === to || answered[from] !== answered[to]) continue
    const here = blank.get(first)
    if (here) here.push(section.control)
    else blank.set(first, [section.control])
  }
  return blank
}

/** The first of so many from which on something holds, by halves. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let from = 0
  for (let to = length; from < to;) {
    const middle = (from + to) >> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** A repeating section is a list of objects, each with a whole positive id of its own. */
function errorsOfItems(section: FormControl, answer: unknown, messages: Messages, itemId: string): FieldError[] {
  if (answer === undefined) return []
  if (!Array.isArray(answer)) return [errorAt(section, [section.key], 'type', messages)]
  const ids = new Set<unknown>()
  const errors: FieldError[] = []
  for (const [index, item] of answer.entries()) {
    const path = [section.key, index]
    const id = isRecord(item) && Object.hasOwn(item, itemId) ? item[itemId] : undefined
    if (!isRecord(item)) errors.push(errorAt(section, path, 'type', messages))
    else if (!isItemId(id) || ids.has(id)) errors.push(errorAt(section, path, 'repeat-id', messages))
    ids.add(id)
  }
  return errors
}

/** Ids of repeated items are whole numbers from 1 on. */
export function isItemId(id: unknown): id is number {
  return typeof id === 'number' && Number.isInteger(id) && id >= 1
}

/** A required answer that is missing is asked for in the words of its kind. */
function errorAt(control: FormControl, path: AnswerPath, code: FieldErrorCode, messages: Messages): FieldError {
  const asked = (code === 'required' && control.rules.whenBlank) || code
  const message = (messages[asked] ?? code).replace('{longest}', (control.longest ?? 0).toLocaleString('en-US'))
  return { key: control.key, recId: control.recId, path, code, message }
}

/** What was given is no object of answers at all. */
export function errorOfForm(messages: Messages): FieldError {
  return { key: '', recId: '', path: [], code: 'type', message: messages['type'] ?? 'type' }
}
