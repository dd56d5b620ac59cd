import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import type { Form } from '../form/form.ts'
import { isRecord, itemsOf, type Answers } from '../kinds/answers.ts'
import { drawnSchema } from './drawn-schema.ts'
import { stockUiSchema } from './stock-ui-schema.ts'
import { validatorFor } from './validator.ts'

/** What a stock `<Form>` of `@rjsf/core` needs of a form of the engine. */
export interface RjsfForm {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
  readonly validator: ValidatorType
  /** The answers in rjsf's data, for `form.submission` and all else: items that rjsf added have their ids. */
  readonly answersIn: (formData: unknown) => Answers
}

/**
 * A form of the engine for rjsf's own `<Form>`: its conditions as JSON Schema, and a validator that judges them by ajv and
 * answers by the engine, in its words. rjsf draws no sections, and asks in each item of a repeating section all that may
 * be asked there because of answers outside the item; what does not apply is left out of `form.submission`.
 *
 * @example
 * const { answersIn, ...rjsf } = toRjsf(form)
 * <Form {...rjsf} onSubmit={({ formData }) => send(form.submission(answersIn(formData)))} />
 */
export function toRjsf(form: Form): RjsfForm {
  const answersIn = (formData: unknown): Answers => withItemIds(form, isRecord(formData) ? formData : {})
  return {
    schema: drawnSchema(form),
    uiSchema: stockUiSchema(form) as UiSchema,
    validator: validatorFor(form, answersIn),
    answersIn,
  }
}

/** rjsf adds items without an id; they get those that follow the highest there is. */
function withItemIds(form: Form, answers: Answers): Answers {
  const sections = form.controls.filter(({ repeating, key }) => repeating && Array.isArray(answers[key]))
  const numbered = sections.map(({ key }) => {
    const items = itemsOf(answers, key)
    let highest = Math.max(0, ...items.map((item) => Number(item[form.itemId]) || 0))
    return [key, items.map((item) => (item[form.itemId] === undefined ? { ...item, [form.itemId]: ++highest } : item))]
  })
  return { ...answers, ...Object.fromEntries(numbered) }
}
