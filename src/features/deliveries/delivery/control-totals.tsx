import type { DeliveryDetails } from '@captive/api-client/contract'

import { formatDate } from '../../../format/date.ts'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Statement } from '../../../ui/statement.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { fieldName, texts } from '../texts.ts'

const { file, rows, difference } = texts.totals.columns

/** The totals stated in the file, compared with the sums of its rows. */
export function ControlTotals({ report: { controlTotals, asOf } }: { report: DeliveryDetails['Report'] }) {
  if (controlTotals.length === 0) return null
  const differing = controlTotals.filter(({ agrees }) => !agrees).length
  return (
    <SectionCard wide title={texts.totals.title}>
      <StatusBadge tone={differing === 0 ? 'ok' : 'warning'}>
        {differing === 0 ? texts.totals.agree : texts.totals.differ(differing)}
      </StatusBadge>
      <Statement
        title={texts.totals.caption}
        asOf={texts.totals.asOf(asOf ? formatDate(asOf) : null)}
        columns={[file, rows, difference]}
        lines={controlTotals.map((total) => ({
          label: total.sheet ? `${fieldName(total.field)}, ${total.sheet}` : fieldName(total.field),
          amounts: [total.file, total.rows, total.agrees ? null : total.file - total.rows],
        }))}
      />
    </SectionCard>
  )
}
