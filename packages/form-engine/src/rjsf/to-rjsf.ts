import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import type { Form } from '../form/form.ts'
import { withItemIds } from '../form/item-ids.ts'
import { isRecord, type Answers } from '../kinds/answers.ts'
import { drawnSchema } from './drawn-schema.ts'
import { stockUiSchema } from './stock-ui-schema.ts'
import { validatorFor } from './validator.ts'

/** The props that a stock `<Form>` of `@rjsf/core` needs for a form of the engine. */
export interface RjsfForm {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
  readonly validator: ValidatorType
  /** Converts rjsf's data to answers for `form.submission` and other methods. Gives ids to items that rjsf added. */
  readonly answersIn: (formData: unknown) => Answers
}

/**
 * Converts a form of the engine for rjsf's own `<Form>`: its conditions as JSON Schema, and a validator that evaluates
 * them with ajv and reports the engine's errors. rjsf renders no sections. Each item of a repeating section shows every
 * question that any answer outside the item could show; `form.submission` leaves out the ones that do not apply.
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
