import type { Session } from '../../../session/session.ts'
import { ConnectionRefusedError } from './connection-refused-error.ts'
import { texts } from './texts.ts'

/** @throws ConnectionRefusedError for a member, whatever codes it holds */
export function assertStaff({ scope }: Session): void {
  if (scope.reach !== 'all') throw new ConnectionRefusedError(texts.staffOnly)
}
