import { createErrorHandler, unwrapErrorHandler, validationDataMerge } from '@rjsf/utils'
import type { CustomValidator, ErrorSchema, UiSchema, ValidationData } from '@rjsf/utils'

/** The input of an application's `customValidate`. */
interface CustomValidateInput {
  readonly formData: unknown
  readonly uiSchema: UiSchema | undefined
  /** The errors without those of `customValidate`. */
  readonly errorSchema: ErrorSchema
}

/** Adds the errors of the application's `customValidate`, if any. */
export function withCustomErrors(
  data: ValidationData<unknown>,
  customValidate: CustomValidator | undefined,
  { formData, uiSchema, errorSchema }: CustomValidateInput,
): ValidationData<unknown> {
  if (!customValidate) return data
  const handler = customValidate(formData, createErrorHandler(formData), uiSchema, errorSchema)
  return validationDataMerge(data, unwrapErrorHandler(handler))
}
