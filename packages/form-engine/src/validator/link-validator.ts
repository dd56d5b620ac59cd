import type { Form } from '../form/form.ts'
import type { FormValidator, GeneratedValidator } from './form-validator.ts'

/**
 * Links a generated validator to the formats and keywords of its form, in the browser or in Node. Reads
 * `form.today()` at each validation.
 * @param generated the default export of a module that `validatorCode` generated for an equal form
 *
 * @example
 * // `generated` is the default export of './user-form.ts?validator'.
 * const validator = linkValidator(generated, form)
 * const isAccepted = validator(form.project(answers))
 */
export function linkValidator(generated: GeneratedValidator, form: Pick<Form, 'vocabulary'>): FormValidator {
  return generated(form.vocabulary)
}
