import { useOffers } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { ServiceAccounts } from './service-accounts.tsx'
import { texts } from './texts.ts'
import { WatchedPlaces } from './watched-places.tsx'
import { WebhookMessages } from './webhook-messages.tsx'
import { WebhookSettings } from './webhook-settings.tsx'

/** /settings/data/connections: the systems that send deliveries, and the one that receives claim reports. */
export function ConnectionsPage() {
  const offers = useOffers()
  return (
    <>
      <PageHeader>{texts.about}</PageHeader>
      {offers('Connections') ? (
        <>
          <SectionCard wide title={texts.accounts.title}>
            <ServiceAccounts />
          </SectionCard>
          <SectionCard title={texts.places.title}>
            <WatchedPlaces />
          </SectionCard>
          <SectionCard title={texts.webhook.title}>
            <WebhookSettings />
          </SectionCard>
          <SectionCard wide title={texts.messages.title}>
            <WebhookMessages />
          </SectionCard>
        </>
      ) : (
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      )}
    </>
  )
}
