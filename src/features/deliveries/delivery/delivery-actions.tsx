import { Button } from '@mantine/core'
import type { DeliveryDetails } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { PermissionTooltip } from '../../../ui/permission-tooltip.tsx'
import { texts } from '../texts.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { Corrections } from './use-corrections.ts'
import { useDeliveryAction, type DeliveryAction } from './use-delivery-action.ts'

interface DeliveryActionsProps {
  delivery: DeliveryDetails
  corrections: Corrections
}

/** The possible actions for a delivery in its state. Each one asks for confirmation. */
export function DeliveryActions({ delivery, corrections }: DeliveryActionsProps) {
  const { RecId, FileName, State } = delivery
  const [pendingAction, setPendingAction] = useState<DeliveryAction | null>(null)
  const action = useDeliveryAction(delivery, corrections.accepted, () => setPendingAction(null))
  const obstacle = obstacleOf(delivery, corrections)
  const confirm = (next: DeliveryAction) => () => {
    action.reset()
    setPendingAction(next)
  }
  return (
    <>
      {State === 'waiting' ? (
        <>
          <PermissionTooltip allowed={obstacle === null} reason={obstacle ?? ''}>
            <Button variant="filled" onClick={confirm('apply')}>
              {texts.apply.action}
            </Button>
          </PermissionTooltip>
          <Button onClick={confirm('discard')}>{texts.discard.action}</Button>
        </>
      ) : null}
      {State === 'applied' ? <Button onClick={confirm('takeBack')}>{texts.takeBack.action}</Button> : null}
      <DownloadButton
        fileName={FileName}
        label={texts.delivery.download}
        load={({ signal, onProgress }) =>
          api.getDeliveryFile({ query: { RecId } }, { signal, onDownloadProgress: onProgress })
        }
      />
      {pendingAction ? (
        <ActionDialog
          action={pendingAction}
          delivery={delivery}
          corrections={corrections}
          busy={action.isPending}
          error={action.error}
          onConfirm={() => action.mutate(pendingAction)}
          onCancel={() => setPendingAction(null)}
        />
      ) : null}
    </>
  )
}

/** Why a delivery cannot be applied now. */
function obstacleOf(
  { Kind, Source, AsOf }: DeliveryDetails,
  { isCorrected, isUnaccepted }: Corrections,
): string | null {
  const { needs } = texts.apply
  if (isCorrected || isUnaccepted) return needs.corrections
  if (Source === null) return needs.source
  return AsOf === null && Kind === 'claims' ? needs.asOf : null
}
