import { isRecord, REPEAT_ID, type AnswerPath, type Answers } from './answers.ts'
import { checkAnswer } from './checks/check-answer.ts'
import { dateConflictsIn, type DateOrder } from './date-order.ts'
import type { Check, FieldError, FieldErrorCode, FormControl } from './form.ts'
import { MESSAGES } from './messages.ts'
import type { VisibleAnswer } from './walk.ts'

/** Errors of the visible answers, in the order they come. The date rule's error stands at the date to mend. */
export function errorsIn(
  visible: Iterable<VisibleAnswer>,
  order: DateOrder | null,
  projected: Answers,
  today: () => string,
): FieldError[] {
  const conflicts = new Set(dateConflictsIn(order, projected).map((conflict) => conflict.key))
  const errors: FieldError[] = []
  for (const { node, path, answer, item } of visible) {
    if (node.control.repeating) {
      errors.push(...errorsOfItems(node.control, answer))
      continue
    }
    const code = checkAnswer(node.control, answer, today)
    if (code) errors.push(errorAt(node.control, path, code))
    if (item === null && conflicts.has(node.control.key)) errors.push(errorAt(node.control, path, 'date-order'))
  }
  return errors
}

/** A repeating section is a list of objects, each with a whole positive id of its own. */
function errorsOfItems(section: FormControl, answer: unknown): FieldError[] {
  if (answer === undefined) return []
  if (!Array.isArray(answer)) return [errorAt(section, [section.key], 'type')]
  const ids = new Set<unknown>()
  const errors: FieldError[] = []
  for (const [index, item] of answer.entries()) {
    const path = [section.key, index]
    const id = isRecord(item) && Object.hasOwn(item, REPEAT_ID) ? item[REPEAT_ID] : undefined
    if (!isRecord(item)) errors.push(errorAt(section, path, 'type'))
    else if (!isRepeatId(id) || ids.has(id)) errors.push(errorAt(section, path, 'repeat-id'))
    ids.add(id)
  }
  return errors
}

/** Ids of repeated items are whole numbers from 1 on. */
export function isRepeatId(id: unknown): id is number {
  return typeof id === 'number' && Number.isInteger(id) && id >= 1
}

function errorAt(control: FormControl, path: AnswerPath, code: FieldErrorCode): FieldError {
  return { key: control.key, recId: control.recId, path, code, message: messageOf(control, code) }
}

/** What was given is no object of answers at all. */
export function errorOfForm(): FieldError {
  return { key: '', recId: '', path: [], code: 'type', message: MESSAGES.type }
}

/** What a blank, required control asks for, where that is not to type something. */
const requiredMessages: Partial<Record<Check, string>> = {
  option: MESSAGES.option,
  date: MESSAGES.date,
  ticked: MESSAGES.tick,
}

function messageOf(control: FormControl, code: FieldErrorCode): string {
  const asked = code === 'required' ? requiredMessages[control.check] : undefined
  return asked ?? MESSAGES[code]
}
