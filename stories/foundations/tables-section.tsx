import { ChartCard } from '../../src/ui/chart-card.tsx'
import { DataTable } from '../../src/ui/data-table/data-table.tsx'
import { rowButton } from '../../src/ui/data-table/row-button.tsx'
import { useTableState } from '../../src/ui/data-table/use-table-state.ts'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { formatMoney, formatMoneyAxis } from '../../src/format/money.ts'
import { sampleClaims, sampleColumns } from './sample-claims.ts'

const rows = sampleClaims(48)
const years = [
  { label: '2021', value: 412_300 },
  { label: '2022', value: 618_950 },
  { label: '2023', value: 287_400 },
  { label: '2024', value: 503_120 },
]

export function TablesSection() {
  const table = useTableState()
  return (
    <>
      <SectionCard
        wide
        title="Tables"
        note="A heavy rule under the head, hairlines between rows, no stripes. The first cell is the link; it stretches over its row. Where columns do not fit, each row becomes a card."
      >
        <DataTable
          {...table}
          exported
          label="Claims"
          rows={rows}
          columns={sampleColumns}
          rowKey={(claim) => claim.number}
          emptyText="No Claims Found."
          searchLabel="Search claims"
          rowAction={rowButton(() => undefined)}
        />
      </SectionCard>
      <ChartCard
        title="Charts"
        measure="Incurred by policy year"
        points={years}
        format={(value) => formatMoney(value, 0)}
        formatAxis={formatMoneyAxis}
        totalLabel="All years"
      />
    </>
  )
}
