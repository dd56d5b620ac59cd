import { flushSync } from 'react-dom'
import { toErrorSchema, type ValidatorType } from '@rjsf/utils'
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'
import type { Answers } from '../kinds/answers.ts'
import { withCustomErrors } from '../rjsf/custom-errors.ts'
import type { FormStore } from '../store/form-store.ts'
import type { FormValidator } from '../validator/form-validator.ts'
import { rjsfErrors } from './form-scope.ts'

/** Identifies the validator of the whole form, so that the browser does not need to compile its schema. */
const root = { $id: 'form' }
const precompiled = (validator: FormValidator) =>
  createPrecompiledValidator({ form: validator as ValidatorFunctions[string] }, root)

/**
 * The validator that rjsf calls for the whole form (`ref.validateForm()` or submit). Returns the errors of the store
 * with their messages and order. Fields already show these errors, so the error schema contains only those that the
 * application adds.
 */
export function storeValidator(store: FormStore): ValidatorType {
  return {
    validateFormData: (_data, _schema, customValidate, transformErrors, uiSchema) => {
      // rjsf clears the errors of a changed field, so uncommitted text must be rendered before validation.
      if (store.holdsText()) flushSync(() => store.flush())
      const found = rjsfErrors(store.markAllTouched())
      const errors = transformErrors ? transformErrors(found, uiSchema) : found
      const shown = new Set(found.map(({ property }) => property))
      const added = toErrorSchema(errors.filter(({ property }) => !shown.has(property)))
      return withCustomErrors({ errors, errorSchema: added }, customValidate, {
        formData: store.form.project(store.answers()),
        uiSchema,
        errorSchema: toErrorSchema(errors),
      })
    },
    // rjsf asks which branch of a schema applies. The schema of the visible controls has no branches.
    isValid: () => true,
    rawValidation: (_schema, answers) =>
      store.validator === null
        ? {}
        : precompiled(store.validator).rawValidation(root, store.form.project(answers as Answers)),
  }
}
