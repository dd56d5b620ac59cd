import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { PermissionTooltip } from '../../../ui/permission-tooltip.tsx'
import { lossRunFileName, lossRunLoader, type LossRunFormat } from './loss-run.ts'

interface LossRunButtonProps {
  docType: LossRunFormat
  label: string
  /** Completes the label for screen readers, for example with the policy number. */
  of: string
  policyIds: readonly number[]
  /** Why the button is disabled. */
  reason?: string | undefined
  /** Shows a small button for a table row, which opens the file in a new tab. */
  inRow?: boolean
}

/** Downloads a loss run and shows its progress. PDF needs 004-001-003, Excel 004-001-006. */
export function LossRunButton({ docType, label, of, policyIds, reason, inRow = false }: LossRunButtonProps) {
  const { clientId, clientName } = useActiveCompany()
  const allowed = useCan()(docType === 'excel' ? '004-001-006' : '004-001-003')
  const variant = inRow ? 'subtle' : 'default'
  if (allowed && reason !== undefined)
    return (
      <PermissionTooltip allowed={false} reason={reason}>
        <Button
          variant={variant}
          size={inRow ? 'sm' : 'md'}
          leftSection={<IconDownload size={20} aria-hidden />}
          aria-label={`${label} ${of}`}
        >
          {label}
        </Button>
      </PermissionTooltip>
    )
  return (
    <DownloadButton
      load={lossRunLoader(api, { ClientId: clientId, PolicyId: [...policyIds], DocType: docType })}
      fileName={lossRunFileName(clientName, docType)}
      label={label}
      of={of}
      variant={variant}
      inTab={inRow}
      allowed={allowed}
    />
  )
}
