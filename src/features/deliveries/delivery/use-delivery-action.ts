import type { DeliveryDetails } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { wordsOf } from '../kinds/texts.ts'
import { texts } from '../texts.ts'

export type DeliveryAction = 'apply' | 'discard' | 'takeBack'

/** The areas that show data from deliveries of records. */
const dataAreas = [
  'deliveries',
  'claims',
  'communication',
  'documents',
  'financial',
  'governance',
  'member-kiosk',
  'policy-library',
  'premium-collateral',
  'risk-management',
  'select-company',
  'user-settings',
] as const

/** Changes the state of a delivery. Refetches the affected data, including the claims. */
export function useDeliveryAction({ RecId, Kind }: DeliveryDetails, accepted: string[], onDone: () => void) {
  return useMutation({
    mutationFn: async (action: DeliveryAction): Promise<string> => {
      switch (action) {
        case 'apply': {
          const applied = await api.applyDelivery({ body: { RecId, Accepted: accepted } })
          return wordsOf(Kind).applied(applied?.New ?? 0, applied?.Changed ?? 0)
        }
        case 'discard':
          await api.discardDelivery({ body: { RecId } })
          return texts.discard.done
        case 'takeBack':
          await api.takeBackDelivery({ body: { RecId } })
          return texts.takeBack.done
      }
    },
    meta: { stale: Kind === 'claims' ? ['deliveries', 'claims'] : dataAreas },
    onSuccess: (message) => {
      showSuccess(message)
      onDone()
    },
  })
}
