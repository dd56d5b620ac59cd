import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useOffers } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { deliveryQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { DeliveryRecord } from './delivery-record.tsx'

/** /settings/data/{deliveryId}: the record of one delivery. */
export function DeliveryPage({ deliveryId }: { deliveryId: number }) {
  const isOffered = useOffers()('Deliveries')
  const delivery = useQuery({ ...deliveryQuery(api, deliveryId), enabled: isOffered })
  const header = <PageHeader title={texts.delivery.untitled} />
  if (!isOffered)
    return (
      <>
        {header}
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      </>
    )
  return (
    <QueryView
      query={delivery}
      header={header}
      pending={<LoadingState label={texts.delivery.loading} shape="fields" count={6} />}
      failed={texts.delivery.failed}
      empty={<EmptyState title={texts.delivery.gone}>{texts.delivery.goneHint}</EmptyState>}
    >
      {(found) => <DeliveryRecord delivery={found} />}
    </QueryView>
  )
}
