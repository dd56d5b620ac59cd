import type { RJSFSchema, ValidationData, ValidatorType } from '@rjsf/utils'
import { fieldName, type ItemPlace } from '../session/field-place.ts'
import type { FormSession } from '../session/form-session.ts'

/**
 * What rjsf asks when it validates: the engine's own answer for the fields of one section. No JSON Schema validator
 * runs in the browser, so none has to be compiled there, which a policy without `unsafe-eval` forbids.
 */
export function engineValidator(session: FormSession, item: ItemPlace | null): ValidatorType {
  const judge = (schema: RJSFSchema): ValidationData<unknown> => {
    session.flush()
    const keys = Object.keys(schema.properties ?? {})
    const names = new Set(keys.map((key) => fieldName({ key, item })))
    const errors = session.state().errors.filter(({ place }) => names.has(fieldName(place)))
    return {
      errors: errors.map(({ place, label, message }) => ({
        property: `.${place.key}`,
        message,
        stack: `${label}: ${message}`,
      })),
      errorSchema: Object.fromEntries(errors.map(({ place, message }) => [place.key, { __errors: [message] }])),
    }
  }
  return {
    validateFormData: (_formData, schema) => judge(schema),
    // Only asked to choose between branches, and a plain schema has none.
    isValid: () => true,
    rawValidation: () => ({}),
  }
}
