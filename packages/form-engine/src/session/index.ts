export { fieldName, type FieldPlace, type ItemPlace } from './field-place.ts'
export { FormSession, type FormSessionOptions, type ServerError } from './form-session.ts'
export type { FormState, ShownError } from './form-state.ts'
