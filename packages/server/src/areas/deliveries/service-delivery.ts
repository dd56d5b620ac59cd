import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { serviceDeliveries } from '../../database/tables/connections.ts'
import { NotSignedInError } from '../../errors/refusals.ts'
import type { Service } from '../../http/implement.ts'
import type { DeliveryActor } from './import-delivery.ts'
import { texts } from './texts.ts'

/**
 * The service account as the importer of a delivery.
 * @throws NotSignedInError without a service account
 */
export function actorOf(service: Service | null): DeliveryActor {
  if (!service) throw new NotSignedInError()
  return serviceActor(texts.serviceAccount(service.name))
}

/** @param email how the activity log names the service account */
export const serviceActor = (email: string): DeliveryActor => ({
  scope: systemScope,
  userId: null,
  companyId: null,
  email,
  isService: true,
})

/** Records which service account imported a delivery. */
export const recordServiceAccount = (service: Service) => async (tx: Transaction, id: number) =>
  void (await tx.insert(serviceDeliveries).values({ DeliveryId: id, ServiceAccountsRecId: service.id }))

/** Whether a service account imported a delivery. */
export const isOfService = async (tx: Transaction, service: Service, id: number): Promise<boolean> =>
  (await tx.$count(
    serviceDeliveries,
    and(eq(serviceDeliveries.DeliveryId, id), eq(serviceDeliveries.ServiceAccountsRecId, service.id)),
  )) > 0
