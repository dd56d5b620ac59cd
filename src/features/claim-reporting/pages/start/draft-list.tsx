import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { KeptDraft } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../../../api/api.ts'
import { useActiveCompany, useOffers } from '../../../../session/session-context.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { SectionCard } from '../../../../ui/section-card.tsx'
import { showFailure } from '../../../../ui/toasts.tsx'
import { DraftLine } from './draft-line.tsx'
import classes from './draft-list.module.css'
import { texts } from './texts.ts'

/** The open dialog about a draft. */
interface Question {
  draft: KeptDraft
  action: 'discard' | 'takeOver'
}

const words = texts.drafts

/** Drafts that the user can continue, take over or discard. */
export function DraftList({ drafts }: { drafts: readonly KeptDraft[] }) {
  const { clientId } = useActiveCompany()
  const isOnServer = useOffers()('Drafts')
  const navigate = useNavigate()
  const [question, setQuestion] = useState<Question | null>(null)
  const open = ({ DraftId }: KeptDraft) =>
    void navigate({ to: '/report-claim/online-claim', search: { report: DraftId } })
  const { mutate: discard } = useMutation({
    mutationFn: ({ DraftId }: KeptDraft) => api.deleteFNOLDraft({ query: { ClientId: clientId, DraftId } }),
    onError: () => showFailure(words.discardFailed),
    meta: { stale: ['claim-reporting'] },
  })
  return (
    <SectionCard title={words.title} note={isOnServer ? words.onServer : words.inTab}>
      <ul className={classes.list} aria-label={words.title}>
        {drafts.map((draft) => (
          <DraftLine
            key={draft.DraftId}
            draft={draft}
            onContinue={() => (draft.own ? open(draft) : setQuestion({ draft, action: 'takeOver' }))}
            onDiscard={() => setQuestion({ draft, action: 'discard' })}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={question?.action === 'discard'}
        title={words.discardTitle}
        confirmLabel={words.discard}
        destructive
        onConfirm={() => {
          setQuestion(null)
          if (question) discard(question.draft)
        }}
        onCancel={() => setQuestion(null)}
      >
        {words.discardDetails}
      </ConfirmDialog>
      <ConfirmDialog
        opened={question?.action === 'takeOver'}
        title={words.takeOverTitle(question?.draft.savedBy ?? '')}
        confirmLabel={words.takeOver}
        onConfirm={() => question && open(question.draft)}
        onCancel={() => setQuestion(null)}
      >
        {words.takeOverDetails}
      </ConfirmDialog>
    </SectionCard>
  )
}
