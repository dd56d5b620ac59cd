import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { KeptDraft } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useOffers } from '../../../session/session-context.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { showFailure } from '../../../ui/toasts.tsx'
import { KeptReportLine } from './kept-report-line.tsx'
import classes from './kept-reports.module.css'

/** What is being asked about a report. */
interface Question {
  about: KeptDraft
  what: 'discard' | 'take over'
}

const onServer = 'Each is kept for 30 days after its last change.'
const inTab = 'They are kept in this browser tab until you close it or log out.'

/** The way back into reports that were not finished. */
export function KeptReports({ kept }: { kept: readonly KeptDraft[] }) {
  const { clientId } = useActiveCompany()
  const isOnServer = useOffers()('Drafts')
  const navigate = useNavigate()
  const [question, setQuestion] = useState<Question | null>(null)
  const open = ({ DraftId }: KeptDraft) =>
    void navigate({ to: '/report-claim/online-claim', search: { report: DraftId } })
  const { mutate: discard } = useMutation({
    mutationFn: ({ DraftId }: KeptDraft) => api.deleteFNOLDraft({ query: { ClientId: clientId, DraftId } }),
    onError: () => showFailure('The report could not be removed. Try again in a minute.'),
    meta: { stale: ['claim-reporting'] },
  })
  return (
    <SectionCard title="Unfinished reports" note={isOnServer ? onServer : inTab}>
      <ul className={classes.list} aria-label="Unfinished reports">
        {kept.map((report) => (
          <KeptReportLine
            key={report.DraftId}
            report={report}
            onContinue={() => (report.own ? open(report) : setQuestion({ about: report, what: 'take over' }))}
            onDiscard={() => setQuestion({ about: report, what: 'discard' })}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={question?.what === 'discard'}
        title="Discard the saved report?"
        confirmLabel="Discard"
        destructive
        onConfirm={() => {
          setQuestion(null)
          if (question) discard(question.about)
        }}
        onCancel={() => setQuestion(null)}
      >
        Its answers are removed for good.
      </ConfirmDialog>
      <ConfirmDialog
        opened={question?.what === 'take over'}
        title={`Take over the report of ${question?.about.savedBy ?? ''}?`}
        confirmLabel="Take over"
        onConfirm={() => question && open(question.about)}
        onCancel={() => setQuestion(null)}
      >
        It becomes yours with your first change. Private answers are left out and asked again.
      </ConfirmDialog>
    </SectionCard>
  )
}
