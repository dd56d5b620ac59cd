import type { ValidationData, ValidatorType } from '@rjsf/utils'
import { fieldName } from '../session/field-place.ts'
import type { FormSession } from '../session/form-session.ts'

/**
 * What rjsf asks when it validates: the engine's own answer. No JSON Schema validator runs in the browser, so none has
 * to be compiled there, which a policy without `unsafe-eval` forbids.
 */
export function engineValidator(session: FormSession): ValidatorType {
  const judge = (): ValidationData<unknown> => {
    session.flush()
    const { errors } = session.state()
    return {
      errors: errors.map(({ place, label, message }) => ({
        property: `.${fieldName(place)}`,
        message,
        stack: `${label}: ${message}`,
      })),
      errorSchema: Object.fromEntries(errors.map(({ place, message }) => [fieldName(place), { __errors: [message] }])),
    }
  }
  return {
    validateFormData: judge,
    // Only asked to choose between branches, and the schema has none.
    isValid: () => true,
    rawValidation: () => ({}),
  }
}
