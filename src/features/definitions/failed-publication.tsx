import { reasonOf } from '../../api/call-failure.ts'
import { texts } from './texts.ts'

/** Why nothing was published. Renders nothing without an error. */
export function FailedPublication({ error }: { error: Error | null }) {
  return error ? <p role="alert">{`${texts.notPublished} ${reasonOf(error)}`}</p> : null
}
