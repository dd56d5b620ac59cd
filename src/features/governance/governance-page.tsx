import type { Document, Program } from '@captive/api-client/contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { api } from '../../api/api.ts'
import { DocumentButtons } from '../../documents/document-buttons.tsx'
import { dayOf } from '../../documents/document-facts.ts'
import { DocumentShelf } from '../../documents/document-shelf.tsx'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { formatDate, today } from '../../format/date.ts'
import { ESignatureLink } from '../../programs/e-signature-link.tsx'
import { ProgramChoice } from '../../programs/program-choice.tsx'
import { useCan } from '../../session/session-context.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import { KeyFigure, KeyFigures } from '../../ui/key-figures.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { membershipPages, noFiles, organizationPages, type GovernancePage } from './governance-pages.ts'
import { latestMinutes, nextMeeting } from './meetings.ts'

const root = '/insurance/governance'

/** /insurance/governance: who decides about a program, and what was decided (core §2 Governance, GOV-001 to GOV-009). */
export function GovernancePage() {
  return (
    <>
      <PageHeader>Who decides about your program, and what was decided.</PageHeader>
      <ProgramChoice emptyText={noFiles}>{(program) => <OfProgram program={program} />}</ProgramChoice>
    </>
  )
}

function OfProgram({ program: { RecId } }: { program: Program }) {
  const can = useCan()
  const documents = useQuery(programDocumentsQuery(api, RecId))
  const search = { program: RecId }
  return (
    <>
      {can(organizationPages.meetings.code) ? <MeetingFigures documents={documents} search={search} /> : null}
      <SectionCard title="Membership">
        {can('002-002-001') ? (
          <>
            <DocumentShelf
              query={documents}
              prefix="Governance_Membership_Agreements"
              groupBy="nothing"
              emptyText={noFiles}
            />
            <ESignatureLink programId={RecId} />
          </>
        ) : null}
        <Pages pages={membershipPages} under={`${root}/membership`} search={search} />
      </SectionCard>
      <SectionCard title="Organization">
        <Pages pages={organizationPages} under={`${root}/organization`} search={search} />
      </SectionCard>
    </>
  )
}

interface PagesProps {
  /** By the end of their address. */
  pages: Readonly<Record<string, GovernancePage>>
  under: string
  search: { program: number }
}

function Pages({ pages, under, search }: PagesProps) {
  const can = useCan()
  const entries = Object.entries(pages).map(([end, { label, about, code }]) => ({
    path: `${under}/${end}`,
    label,
    about,
    allowed: can(code),
  }))
  return <ContentsList entries={entries} search={search} />
}

interface MeetingFiguresProps {
  documents: Pick<UseQueryResult<Document[]>, 'data'>
  search: { program: number }
}

function MeetingFigures({ documents: { data }, search }: MeetingFiguresProps) {
  const next = data && nextMeeting(data, today())
  const minutes = data && latestMinutes(data)
  if (data && !next && !minutes) return null
  const meetings = (
    <Link to="/insurance/governance/organization/meetings" search={search}>
      Meetings
    </Link>
  )
  return (
    <KeyFigures>
      <KeyFigure label="Next meeting" value={data && (next ? formatDate(next) : 'None')} link={meetings} />
      <KeyFigure
        label="Latest minutes"
        value={data && (minutes ? formatDate(dayOf(minutes)) : 'None')}
        link={minutes && <DocumentButtons document={minutes} />}
      />
    </KeyFigures>
  )
}
