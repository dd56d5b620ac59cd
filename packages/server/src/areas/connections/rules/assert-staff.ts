import type { Session } from '../../../session/session.ts'
import { ConnectionRefusedError } from './connection-refused-error.ts'
import { texts } from './texts.ts'

/** @throws ConnectionRefusedError for a member, regardless of permission codes */
export function assertStaff({ scope }: Session): void {
  if (scope.kind !== 'all') throw new ConnectionRefusedError(texts.staffOnly)
}
