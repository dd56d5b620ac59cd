import { Button } from '@mantine/core'
import type { Claim } from '@captive/api-client/contract'
import { IconMail, IconPaperclip } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { api } from '../../../../api/api.ts'
import { useActiveCompany, useOffers } from '../../../../session/session-context.ts'
import { CheckField } from '../../../../ui/fields/check-field.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import { SectionCard } from '../../../../ui/section-card.tsx'
import { claimHistoryQuery } from '../../queries.ts'
import { texts } from '../../texts.ts'
import classes from './claim-actions.module.css'

const words = texts.claim.actions

/** The form engine is loaded with the first form that opens. */
const WriteToAdjuster = lazy(async () => ({ default: (await import('./claim-requests.tsx')).WriteToAdjuster }))
const AddFiles = lazy(async () => ({ default: (await import('./claim-requests.tsx')).AddFiles }))

/** The actions for a claim: write to the adjuster, add files, watch it. */
export function ClaimActions({ claim }: { claim: Claim }) {
  const isOffered = useOffers()('ClaimMessages')
  const [open, setOpen] = useState<'message' | 'files' | null>(null)
  if (!isOffered) return null
  const toggle = (form: 'message' | 'files') => setOpen(open === form ? null : form)
  const close = () => setOpen(null)
  return (
    <SectionCard title={words.title} screenOnly>
      <div className={classes.root}>
        <Button
          variant="default"
          aria-expanded={open === 'message'}
          leftSection={<IconMail size={20} aria-hidden />}
          onClick={() => toggle('message')}
        >
          {words.message.open}
        </Button>
        <Button
          variant="default"
          aria-expanded={open === 'files'}
          leftSection={<IconPaperclip size={20} aria-hidden />}
          onClick={() => toggle('files')}
        >
          {words.files.open}
        </Button>
        <Watch claimRecId={claim.RecId} />
      </div>
      <Suspense fallback={<LoadingState label={words.loadingForm} shape="fields" count={2} />}>
        {open === 'message' ? <WriteToAdjuster claim={claim} onClose={close} /> : null}
        {open === 'files' ? <AddFiles claim={claim} onClose={close} /> : null}
      </Suspense>
    </SectionCard>
  )
}

function Watch({ claimRecId }: { claimRecId: number }) {
  const { clientId } = useActiveCompany()
  const { data } = useQuery(claimHistoryQuery(api, clientId, claimRecId))
  const watch = useMutation({
    mutationFn: (Watched: boolean) => api.watchClaim({ body: { RecId: claimRecId, Watched } }),
    meta: { stale: ['claims'] },
  })
  if (!data) return null
  return (
    <CheckField
      label={words.watch}
      description={words.watchHint}
      checked={watch.isPending ? watch.variables : data.Watched}
      onChange={(watched) => watch.mutate(watched)}
      error={watch.isError ? words.watchFailed : undefined}
    />
  )
}
