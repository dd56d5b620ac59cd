import { createFileRoute, redirect } from '@tanstack/react-router'

import { DeliveryPage } from '../../../../../features/deliveries/delivery/delivery-page.tsx'
import { isId } from '../../../../../format/id.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/settings/data/$deliveryId')({
  staticData: { title: texts.delivery, codes: [] },
  /** Redirects for an invalid id. */
  beforeLoad: ({ params }) => {
    if (!isId(params.deliveryId)) throw redirect({ to: '/settings/data', replace: true })
  },
  component: Page,
})

function Page() {
  const { deliveryId } = Route.useParams()
  return <DeliveryPage key={deliveryId} deliveryId={Number(deliveryId)} />
}
