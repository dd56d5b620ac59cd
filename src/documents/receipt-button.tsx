import { api } from '../api/api.ts'
import { useCan } from '../session/session-context.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { texts } from './texts.ts'

/** Downloads a filed claim report as PDF. */
export function ReceiptButton({ clientId, number }: { clientId: number; number: string }) {
  const allowed = useCan()('006-001')
  const TimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const query = { ClientId: clientId, ConfirmationNum: number, TimeZone }
  return (
    <DownloadButton
      variant="subtle"
      label={texts.receipt}
      of={number}
      allowed={allowed}
      fileName={texts.receiptFile(number)}
      load={({ signal }) => api.getFNOLReceipt({ query }, { signal })}
    />
  )
}
