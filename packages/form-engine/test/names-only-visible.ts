import type { Answers, Form } from '../src/index.ts'

/** Whether answers contain only keys of visible controls, offered options, calculated values, and ids of items. */
export function namesOnlyVisible(form: Form, given: Answers): boolean {
  const { visible, answers } = form.outcome(given)
  if (JSON.stringify(answers) !== JSON.stringify(form.clean(given))) return false
  return Object.entries(given).every(([key, answer]) => {
    const control = form.control(key)
    if (!control || !(visible.keys.has(key) || Object.hasOwn(visible.repeats, key))) return false
    if (!control.repeating) return !isContainerKey(form, key)
    return (
      !Array.isArray(answer) || answer.every((item, index) => isVisibleItem(form, item, visible.repeats[key]?.[index]))
    )
  })
}

function isVisibleItem(form: Form, item: unknown, keys: ReadonlySet<string> | undefined): boolean {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return true
  return Object.keys(item).every(
    (key) => key === form.itemId || (keys?.has(key) === true && !isContainerKey(form, key)),
  )
}

/** Whether the answers contain the calculated values, which the schema does not know. */
export function hasCalculated(form: Form, given: Answers): boolean {
  const calculated = new Set(form.controls.filter(({ calculation }) => calculation).map(({ key }) => key))
  const valuesIn = (answers: Answers): string =>
    JSON.stringify(answers, (key, value: unknown) => {
      const isKept = typeof value === 'object' || calculated.has(key)
      return isKept ? value : undefined
    })
  return valuesIn(form.clean(given)) === valuesIn(form.outcome(given).answers)
}

function isContainerKey(form: Form, key: string): boolean {
  return ['page', 'section'].includes(form.control(key)?.kind ?? '')
}
