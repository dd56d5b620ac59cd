export { errorsBy } from './errors-by.ts'
export type { FormValidator, GeneratedValidator, ValidatorError } from './form-validator.ts'
export { linkValidator } from './link-validator.ts'
