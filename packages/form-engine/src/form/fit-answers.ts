import { isBlank, isRecord, itemsOf, type Answers } from '../kinds/answers.ts'
import type { FormControl } from '../kinds/control.ts'
import type { Form } from './form.ts'

/**
 * An answer that no longer fits: its question was deleted or hidden, its type changed, or its option is no longer
 * offered.
 */
export interface DroppedAnswer {
  readonly key: string
  /** Empty if the question was deleted. */
  readonly label: string
  readonly reason: 'removed' | 'hidden' | 'option' | 'type'
  /** The answer as it was given. */
  readonly answer: unknown
}

export interface FittedAnswers {
  readonly answers: Answers
  readonly dropped: readonly DroppedAnswer[]
}

/**
 * Fits a draft that was made with other definitions to this form. Keeps the answers that fit, and lists the others,
 * each question once.
 *
 * @example
 * const { answers, dropped } = fitAnswers(form, { c101: 'Ace', c99: 'of an older form' })
 */
export function fitAnswers(form: Form, answers: Answers): FittedAnswers {
  const dropped = new Map<string, DroppedAnswer>()
  const drop: Drop = (key, reason, answer) => {
    if (!dropped.has(key)) dropped.set(key, { key, label: form.control(key)?.label ?? '', reason, answer })
  }
  const offered = fittingScope(form, isRecord(answers) ? answers : {}, null, drop)
  const { projected, visible } = form.outcome(offered)
  const shown = new Set([visible.keys, ...Object.values(visible.repeats).flat()].flatMap((keys) => [...keys]))
  dropHidden(form, shown, offered, projected, drop)
  return { answers: projected, dropped: [...dropped.values()] }
}

type Drop = (key: string, reason: DroppedAnswer['reason'], answer: unknown) => void

function fittingScope(form: Form, answers: Answers, section: string | null, drop: Drop): Answers {
  const entries = Object.entries(answers).filter(([key, answer]) => {
    if (isBlank(answer) || (section !== null && key === form.itemId)) return true
    // The form calculates this value again.
    if (form.control(key)?.calculation) return false
    const reason = misfit(form.control(key), section, answer)
    if (reason) drop(key, reason, answer)
    return reason === null
  })
  return Object.fromEntries(
    entries.map(([key, answer]) =>
      section === null && form.control(key)?.repeating ? [key, fittingItems(form, answers, key, drop)] : [key, answer],
    ),
  )
}

function fittingItems(form: Form, answers: Answers, section: string, drop: Drop): Answers[] {
  return itemsOf(answers, section).map((item) => fittingScope(form, item, section, drop))
}

function misfit(
  control: FormControl | undefined,
  section: string | null,
  answer: unknown,
): DroppedAnswer['reason'] | null {
  if (!control || control.repeatedIn !== section) return 'removed'
  if (control.repeating) return Array.isArray(answer) ? null : 'type'
  if (!control.rules.canHold(answer)) return 'type'
  if (control.check !== 'option' && control.check !== 'options') return null
  const offered = new Set(control.options.map(({ value }) => value))
  const choices = control.rules.choices?.(answer) ?? [answer as string] // the kind can hold it
  return choices.every((value) => offered.has(value)) ? null : 'option'
}

/** Lists the answers that the form leaves out: those of hidden questions, and options that are not offered. */
function dropHidden(form: Form, shown: ReadonlySet<string>, offered: Answers, projected: Answers, drop: Drop): void {
  for (const [key, answer] of Object.entries(offered)) {
    if (isBlank(answer)) continue
    const kept = projected[key]
    if (!Object.hasOwn(projected, key)) drop(key, shown.has(key) ? 'option' : 'hidden', answer)
    else if (form.control(key)?.rules.choices && Array.isArray(answer) && Array.isArray(kept)) {
      if (kept.length < answer.length) drop(key, 'option', answer)
    } else if (Array.isArray(answer) && answer.some((item) => isRecord(item) && Object.hasOwn(item, form.itemId))) {
      const items = itemsOf(projected, key)
      for (const [index, item] of itemsOf(offered, key).entries())
        dropHidden(form, shown, item, items[index] ?? {}, drop)
    }
  }
}
