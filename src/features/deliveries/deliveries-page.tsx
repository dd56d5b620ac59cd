import { deliveryKinds } from '@captive/api-client/contract'
import { IconCalendarTime } from '@tabler/icons-react'

import { useOffers } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { searchChoice } from '../../ui/search-choice.ts'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { UploadDelivery } from './upload/upload-delivery.tsx'
import { DeliveriesRegister } from './deliveries-register.tsx'
import { texts as reportTexts } from './reports/texts.ts'
import { texts } from './texts.ts'

/** /settings/data: staff upload loss runs and other data, and see the state of earlier deliveries. */
export function DeliveriesPage() {
  const offers = useOffers()
  const isOffered = offers('Deliveries')
  const { search, onSearch } = useSearchParams('/_signed-in/_company/settings/data/')
  const { value = deliveryKinds[0], onChange } = searchChoice(
    deliveryKinds,
    deliveryKinds.find((known) => known === search.kind),
    (kind) => onSearch({ kind }),
  )
  return (
    <>
      <PageHeader
        actions={
          isOffered ? (
            <>
              <LinkButton to="/settings/data/sources" icon={<IconCalendarTime size={20} aria-hidden />}>
                {texts.sources.open}
              </LinkButton>
              {offers('Connections') ? (
                <LinkButton to="/settings/data/connections">{texts.connections}</LinkButton>
              ) : null}
              {offers('ReportMatches') ? <LinkButton to="/settings/data/reports">{reportTexts.link}</LinkButton> : null}
            </>
          ) : null
        }
      >
        {texts.about}
      </PageHeader>
      {isOffered ? (
        <>
          <SectionCard title={texts.upload.title}>
            <UploadDelivery kind={value} onKind={onChange} />
          </SectionCard>
          <SectionCard wide title={texts.register.title}>
            <DeliveriesRegister />
          </SectionCard>
        </>
      ) : (
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      )}
    </>
  )
}
