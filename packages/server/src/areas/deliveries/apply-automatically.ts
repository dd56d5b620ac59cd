import { eq } from 'drizzle-orm'

import { deliveries } from '../../database/tables/deliveries.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AnotherIsAppliedError } from './another-is-applied-error.ts'
import { applyDelivery } from './apply.ts'
import type { DeliveryActor } from './import-delivery.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { mayApplyAutomatically } from './may-apply-automatically.ts'

type Needs = Pick<Dependencies, 'database' | 'storage' | 'config'>

/**
 * Applies a waiting delivery if it needs no decision. A refused delivery stays refused.
 * @returns `busy` if another delivery is being applied, so that the caller can retry
 */
export async function applyAutomatically(needs: Needs, actor: DeliveryActor, id: number): Promise<'settled' | 'busy'> {
  const mayApply = await needs.database.transaction(
    actor.scope,
    async (tx) => {
      const [found] = await tx
        .select({ State: deliveries.State, Kind: deliveries.Kind, Report: deliveries.Report })
        .from(deliveries)
        .where(eq(deliveries.RecId, id))
      return found?.State === 'waiting' && mayApplyAutomatically(tx, found.Report, found.Kind)
    },
    'read only',
  )
  if (!mayApply) return 'settled'
  try {
    await applyDelivery(needs, actor, { id, accepted: [] })
  } catch (error) {
    if (error instanceof AnotherIsAppliedError) return 'busy'
    if (!(error instanceof DeliveryRefusedError)) throw error
  }
  return 'settled'
}
