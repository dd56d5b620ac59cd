export { createApi } from './create-api.ts'
export type { Api, ApiOptions, CallOptions, InputOf, OutputOf } from './create-api.ts'
export {
  CallFailedError,
  CallRefusedError,
  NotOfferedError,
  ServerUnreachableError,
  UnreadableAnswerError,
} from './errors.ts'
export { isTemporary } from './retry.ts'
export { withStandIns } from './with-stand-ins.ts'
export type { AddedCall, StandIns } from './with-stand-ins.ts'
