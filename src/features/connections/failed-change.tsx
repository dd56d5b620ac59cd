import { reasonOf } from '../../api/call-failure.ts'

/** Why a change failed. Renders nothing without an error. */
export function FailedChange({ what, error }: { what: string; error: Error | null }) {
  return error ? <p role="alert">{`${what} ${reasonOf(error)}`}</p> : null
}
