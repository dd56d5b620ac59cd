export { createApi } from './create-api.ts'
export type { Api, ApiOptions, CallOptions, InputOf, OutputOf } from './create-api.ts'
export { CallFailedError, CallRefusedError, ServerUnreachableError } from './errors.ts'
