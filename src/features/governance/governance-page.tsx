import type { Document, Program } from '@captive/api-client/contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { api } from '../../api/api.ts'
import { DocumentButtons } from '../../documents/document-buttons.tsx'
import { dayOf } from '../../documents/document-facts.ts'
import { DocumentLibrary } from '../../documents/document-library.tsx'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { formatDate, today } from '../../format/date.ts'
import { ESignatureLink } from '../../programs/e-signature-link.tsx'
import { ProgramChoice } from '../../programs/program-choice.tsx'
import { useCan } from '../../session/session-context.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Metric, Metrics } from '../../ui/metrics.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { membershipPages, organizationPages, type GovernancePage } from './governance-pages.ts'
import { latestMinutes, nextMeeting } from './meetings.ts'
import { texts } from './texts.ts'

const root = '/insurance/governance'

/**
 * /insurance/governance: agreements, and links to the pages of Membership and Organization (core §2 Governance, GOV-001
 * to GOV-009).
 */
export function GovernancePage() {
  const params = useSearchParams('/_signed-in/_company/insurance/governance/')
  return (
    <>
      <PageHeader>{texts.about}</PageHeader>
      <ProgramChoice params={params} emptyText={texts.noFiles}>
        {(program) => <ProgramGovernance program={program} />}
      </ProgramChoice>
    </>
  )
}

function ProgramGovernance({ program: { RecId } }: { program: Program }) {
  const can = useCan()
  const documents = useQuery(programDocumentsQuery(api, RecId))
  const search = { program: RecId }
  return (
    <>
      {can(organizationPages.meetings.code) ? <MeetingMetrics documents={documents} search={search} /> : null}
      <SectionCard title={texts.membership}>
        {can('002-002-001') ? (
          <>
            <DocumentLibrary
              query={documents}
              prefix="Governance_Membership_Agreements"
              groupBy="nothing"
              emptyText={texts.noFiles}
            />
            <ESignatureLink programId={RecId} />
          </>
        ) : null}
        <Pages pages={membershipPages} under={`${root}/membership`} search={search} />
      </SectionCard>
      <SectionCard title={texts.organization}>
        <Pages pages={organizationPages} under={`${root}/organization`} search={search} />
      </SectionCard>
    </>
  )
}

interface PagesProps {
  /** By the last segment of their path. */
  pages: Readonly<Record<string, GovernancePage>>
  under: string
  search: { program: number }
}

function Pages({ pages, under, search }: PagesProps) {
  const can = useCan()
  const entries = Object.entries(pages).map(([segment, { label, about, code }]) => ({
    path: `${under}/${segment}`,
    label,
    about,
    allowed: can(code),
  }))
  return <ContentsList entries={entries} search={search} />
}

interface MeetingMetricsProps {
  documents: Pick<UseQueryResult<Document[]>, 'data'>
  search: { program: number }
}

function MeetingMetrics({ documents: { data }, search }: MeetingMetricsProps) {
  const next = data && nextMeeting(data, today())
  const minutes = data && latestMinutes(data)
  if (data && !next && !minutes) return null
  const meetings = (
    <Link to="/insurance/governance/organization/meetings" search={search}>
      {texts.metrics.meetings}
    </Link>
  )
  return (
    <Metrics>
      <Metric
        label={texts.metrics.next}
        value={data && (next ? formatDate(next) : texts.metrics.none)}
        link={meetings}
      />
      <Metric
        label={texts.metrics.minutes}
        value={data && (minutes ? formatDate(dayOf(minutes)) : texts.metrics.none)}
        link={minutes && <DocumentButtons document={minutes} />}
      />
    </Metrics>
  )
}
