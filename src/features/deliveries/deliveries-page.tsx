import { IconCalendarTime } from '@tabler/icons-react'

import { useOffers } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { BringFile } from './bring/bring-file.tsx'
import { DeliveriesRegister } from './deliveries-register.tsx'
import { texts as reportTexts } from './reports/texts.ts'
import { texts } from './texts.ts'

/** /settings/data: staff bring in loss runs and see what became of earlier ones. */
export function DeliveriesPage() {
  const offers = useOffers()
  const isOffered = offers('Deliveries')
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
          <SectionCard title={texts.bring.title}>
            <BringFile />
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
