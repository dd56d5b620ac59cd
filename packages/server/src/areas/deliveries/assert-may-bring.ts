import type { DeliveryKind } from '@captive/api-client/contract'

import type { DeliveryActor } from './bring.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { texts } from './texts.ts'

/**
 * Users come with roles, so only an administrator, or a command on the server, may bring them in or take them back.
 * Otherwise somebody who only brings in data could make an account with more rights.
 * @throws DeliveryRefusedError
 */
export function assertMayBring({ userId, role, isService }: DeliveryActor, kind: DeliveryKind): void {
  if (kind !== 'users') return
  const isCommand = userId === null && !isService
  if (!isCommand && role !== 'Administrator') throw new DeliveryRefusedError(texts.administratorsOnly)
}
