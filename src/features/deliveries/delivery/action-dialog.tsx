import type { DeliveryDetails } from '@captive/api-client/contract'

import { reasonOf } from '../../../api/call-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { wordsOf } from '../kinds/texts.ts'
import { texts } from '../texts.ts'
import classes from './delivery.module.css'
import type { Corrections } from './use-corrections.ts'
import type { DeliveryAction } from './use-delivery-action.ts'

interface ActionDialogProps {
  action: DeliveryAction
  delivery: DeliveryDetails
  corrections: Corrections
  busy: boolean
  error: Error | null
  onConfirm: () => void
  onCancel: () => void
}

/** Describes the effect of an action, and asks for confirmation. */
export function ActionDialog({ action, delivery, corrections, error, ...question }: ActionDialogProps) {
  const words = texts[action]
  return (
    <ConfirmDialog
      opened
      title={words.question}
      confirmLabel={words.action}
      destructive={action !== 'apply'}
      {...question}
    >
      {effectsOf(action, delivery, corrections).map((effect) => (
        <p key={effect}>{effect}</p>
      ))}
      {error ? (
        <p role="alert" className={classes.failed}>
          {`${words.failed} ${reasonOf(error)}`}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}

function effectsOf(action: DeliveryAction, delivery: DeliveryDetails, { accepted, added }: Corrections): string[] {
  const { Kind, New, Changed, Refused, Report } = delivery
  const words = wordsOf(Kind)
  if (action === 'discard') return [words.discarded]
  if (action === 'takeBack') return [words.takenBack(New, Changed)]
  const isOut = (claim?: string) => claim === undefined || !accepted.includes(claim)
  const doubtful = Report.rows.doubtful.filter(({ row, claim }) => row !== null && isOut(claim)).length
  const out = texts.apply.staysOut(Refused, doubtful)
  return [
    words.counts(New, Changed),
    ...(added.length > 0 ? [words.accepted(added.length)] : []),
    ...(out ? [out] : []),
  ]
}
