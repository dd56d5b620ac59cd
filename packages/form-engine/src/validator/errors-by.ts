import type { FieldError, Form, Outcome } from '../form/form.ts'
import type { FormValidator, ValidatorError } from './form-validator.ts'

/**
 * The engine's errors for answers that ajv rejects, in visual order; empty if ajv accepts the answers. If the engine
 * finds no error, the answer at ajv's path gets an error with the code `type`.
 *
 * @example
 * const [first] = errorsBy(validator, form, form.outcome(answers))
 */
export function errorsBy(
  validator: FormValidator,
  form: Pick<Form, 'control' | 'messages'>,
  { projected, errors }: Outcome,
): readonly FieldError[] {
  if (validator(projected)) return []
  return errors.length > 0 ? errors : [refusedPlace(form, validator.errors?.[0])]
}

function refusedPlace({ control, messages }: Pick<Form, 'control' | 'messages'>, error?: ValidatorError): FieldError {
  const path = pathOf(error?.instancePath ?? '')
  const key = path.findLast((part) => typeof part === 'string') ?? ''
  return { key, recId: control(key)?.recId ?? key, path, code: 'type', message: messages['type'] ?? 'type' }
}

/** Converts a JSON Pointer to a path of the engine, where indexes of items are numbers. */
function pathOf(pointer: string): (string | number)[] {
  const parts = pointer.split('/').slice(1)
  return parts.map((part, index) => (index === 1 ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))
}
