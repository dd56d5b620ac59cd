import { toErrorSchema, type RJSFValidationError, type ValidatorType } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FieldError, Form } from '../form/form.ts'
import type { Answers } from '../kinds/answers.ts'
import { ajvOptions } from '../validator/generate/ajv-options.ts'
import { withCustomErrors } from './custom-errors.ts'

/**
 * `@rjsf/validator-ajv8` for JSON Schema 2020-12 evaluates the conditions. It would also validate answers to hidden
 * questions and report messages meant for developers, so the errors come from the engine.
 */
export function validatorFor(form: Form, answersIn: (formData: unknown) => Answers): ValidatorType {
  const validator = customizeValidator({
    AjvClass: Ajv2020,
    ajvOptionsOverrides: ajvOptions(form),
  })
  const validateFormData: ValidatorType['validateFormData'] = (
    formData,
    _schema,
    customValidate,
    transformErrors,
    uiSchema,
  ) => {
    const found = form.validate(answersIn(formData)).map((error) => rjsfError(form, error))
    const errors = transformErrors ? transformErrors(found, uiSchema) : found
    const errorSchema = toErrorSchema(errors)
    return withCustomErrors({ errors, errorSchema }, customValidate, { formData, uiSchema, errorSchema })
  }
  return Object.assign(validator, { validateFormData })
}

function rjsfError(form: Form, { key, path, message }: FieldError): RJSFValidationError {
  const label = form.control(key)?.label ?? ''
  return { property: `.${path.join('.')}`, message, stack: label ? `${label}: ${message}` : message }
}
