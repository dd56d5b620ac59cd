import { Button } from '@mantine/core'
import { useState } from 'react'
import { claimTypeRules } from '@captive/api-client/contract'

import { formatDate, formatTime } from '../../../format/date.ts'
import { Callout } from '../../../ui/callout.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showFailure } from '../../../ui/toasts.tsx'
import type { DraftOffer as Offer } from '../wizard/claim-wizard.ts'
import classes from './draft-offer.module.css'
import { stepOf, steps } from '../wizard/steps.ts'

interface DraftOfferProps {
  offer: Offer
  onContinue: () => void
  /** Rejects when the draft could not be removed. */
  onDiscard: () => Promise<void>
}

/** Offers answers back: of an earlier visit, or of a report that did not get through. */
export function DraftOffer({ offer, onContinue, onDiscard }: DraftOfferProps) {
  const [asking, setAsking] = useState(false)
  const discard = () => {
    setAsking(false)
    onDiscard().catch(() => showFailure('The saved report could not be removed. Try again in a minute.'))
  }
  const refused = offer.refusal !== null
  return (
    <>
      <Callout
        tone={refused ? 'warning' : 'info'}
        title={refused ? 'The claim was not reported. Your answers are kept.' : 'Continue your report'}
        action={
          <div className={classes.actions}>
            <Button onClick={onContinue}>{refused ? 'Restore my answers' : 'Continue'}</Button>
            <Button variant="subtle" onClick={() => setAsking(true)}>
              Discard
            </Button>
          </div>
        }
      >
        {offer.refusal ? <p>{offer.refusal}</p> : null}
        <p>{describe(offer)}</p>
      </Callout>
      <ConfirmDialog
        opened={asking}
        title="Discard the saved report?"
        confirmLabel="Discard"
        destructive
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      >
        Its answers are removed for good.
      </ConfirmDialog>
    </>
  )
}

function describe({ draft, savedAt }: Offer): string {
  const type = draft.claimType ? claimTypeRules[draft.claimType].label : 'No claim type yet'
  const { number, title } = stepOf(draft.step)
  return `${type}, step ${number} of ${steps.length}: ${title}. Saved ${formatDate(savedAt)}, ${formatTime(savedAt)}. A new report takes its place.`
}
