import { isRecord, type AnswerPath } from '../kinds/answers.ts'
import { checkAnswer, doubtOf, isUnanswered } from '../kinds/check-answer.ts'
import type { ValidationContext } from '../kinds/kind.ts'
import type { FormControl } from '../kinds/control.ts'
import type { FieldDoubt, FieldError, FieldErrorCode } from './form.ts'
import { MESSAGES, type Messages } from './messages.ts'
import type { TreeNode } from '../graph/tree.ts'
import type { VisibleAnswer } from './walk.ts'

/** The inputs for finding all errors of a form and writing their messages. */
export interface ErrorContext {
  readonly validationContext: ValidationContext
  readonly messages: Messages
  readonly itemId: string
  /** Sections that need at least one answer. */
  readonly sectionsNeedingAnswers: readonly TreeNode[]
}

/**
 * Errors of the visible answers, in display order. The error of a rule belongs to the answer to correct. The error of
 * an unanswered section comes before its controls.
 */
export function errorsIn(
  { validationContext, messages, itemId, sectionsNeedingAnswers }: ErrorContext,
  visible: readonly VisibleAnswer[],
  broken: ReadonlyMap<string, string>,
): FieldError[] {
  const errors: FieldError[] = []
  const blank = blankSections(visible, sectionsNeedingAnswers)
  for (const each of visible) {
    const { node, path, answer, item } = each
    for (const section of blank.get(each) ?? []) errors.push(errorAt(section, [section.key], 'needs-one', messages))
    if (node.control.repeating) {
      errors.push(...errorsOfItems(node.control, answer, messages, itemId))
      continue
    }
    const code = checkAnswer(node.control, answer, validationContext)
    if (code) errors.push(errorAt(node.control, path, code, messages))
    const rule = item === null ? broken.get(node.control.key) : undefined
    if (rule !== undefined) errors.push(errorAt(node.control, path, rule, messages))
  }
  return errors
}

/** Probable typing mistakes in the visible answers, in display order. */
export function doubtsIn(
  { validationContext, messages }: ErrorContext,
  visible: readonly VisibleAnswer[],
): FieldDoubt[] {
  return visible.flatMap(({ node: { control }, path, answer }) => {
    const doubt = control.repeating ? null : doubtOf(control, answer, validationContext)
    if (doubt === null) return []
    const { code, message } = doubt
    return [{ key: control.key, recId: control.recId, path, code, message: messages[code] ?? message }]
  })
}

/** The sections that need an answer and have none, by the first visible control in each. */
function blankSections(
  visible: readonly VisibleAnswer[],
  sections: readonly TreeNode[],
): Map<VisibleAnswer, FormControl[]> {
  const blank = new Map<VisibleAnswer, FormControl[]>()
  if (sections.length === 0) return blank
  const inForm = visible.filter(({ node, item }) => !item && !node.control.repeating)
  // A running count of answers in visual order. A section has no answer if the count at its start equals the count at
  // its end.
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

/** Binary search for the first index at which a monotonic condition holds. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let from = 0
  for (let to = length; from < to;) {
    const middle = (from + to) >> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** A repeating section is a list of objects, each with a unique positive integer id. */
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

/** Whether a value can be the id of a repeated item: an integer from 1. */
export function isItemId(id: unknown): id is number {
  return typeof id === 'number' && Number.isInteger(id) && id >= 1
}

/** The error of a missing required answer has the message of its kind. */
function errorAt(control: FormControl, path: AnswerPath, code: FieldErrorCode, messages: Messages): FieldError {
  const messageCode = (code === 'required' && control.rules.whenBlank) || code
  const message = (messages[messageCode] ?? MESSAGES.type).replace('{longest}', () =>
    thousands.format(control.longest ?? 0),
  )
  return { key: control.key, recId: control.recId, path, code, message }
}

const thousands = new Intl.NumberFormat('en-US')

/** The error if the input is not an object of answers. */
export function errorOfForm(messages: Messages): FieldError {
  return { key: '', recId: '', path: [], code: 'type', message: messages['type'] ?? MESSAGES.type }
}
