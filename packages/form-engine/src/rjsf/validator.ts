import type { RJSFValidationError, ValidationData, ValidatorType } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FieldError, Form } from '../form/form.ts'
import type { Answers } from '../kinds/answers.ts'
import { ajvOptions } from './ajv-options.ts'

/**
 * `@rjsf/validator-ajv8` for JSON Schema 2020-12, which decides what shows. It would judge what was answered to questions
 * that are hidden by now, and word it for developers, so errors are the engine's.
 */
export function validatorFor(form: Form, answersIn: (formData: unknown) => Answers): ValidatorType {
  const validator = customizeValidator({
    AjvClass: Ajv2020,
    ajvOptionsOverrides: ajvOptions(),
  })
  const validateFormData = (formData: unknown): ValidationData<unknown> => {
    const errors = form.validate(answersIn(formData))
    return { errors: errors.map((error) => rjsfError(form, error)), errorSchema: errorSchemaOf(errors) }
  }
  return Object.assign(validator, { validateFormData })
}

function rjsfError(form: Form, { key, path, message }: FieldError): RJSFValidationError {
  const label = form.control(key)?.label ?? ''
  return { property: `.${path.join('.')}`, message, stack: label ? `${label}: ${message}` : message }
}

interface ErrorTree {
  [part: string]: ErrorTree | string[]
}

/** Messages where rjsf looks for them: under the path of each answer. */
function errorSchemaOf(errors: readonly FieldError[]): object {
  const tree: ErrorTree = Object.create(null) as ErrorTree
  for (const { path, message } of errors) {
    let at = tree
    for (const part of path) at = (at[part] ??= Object.create(null) as ErrorTree) as ErrorTree
    at['__errors'] = [...((at['__errors'] as string[] | undefined) ?? []), message]
  }
  return tree
}
