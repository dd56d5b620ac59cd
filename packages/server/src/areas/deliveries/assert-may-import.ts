import type { DeliveryKind } from '@captive/api-client/contract'

import type { DeliveryActor } from './import-delivery.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { texts } from './texts.ts'

/**
 * Users have roles, so only an administrator, or a command on the server, may import users or take them back. Otherwise
 * a user who only imports data could create an account with more permissions.
 * @throws DeliveryRefusedError
 */
export function assertMayImport({ userId, role, isService }: DeliveryActor, kind: DeliveryKind): void {
  if (kind !== 'users') return
  const isCommand = userId === null && !isService
  if (!isCommand && role !== 'Administrator') throw new DeliveryRefusedError(texts.administratorsOnly)
}
