import { DataTable } from '../../src/ui/data-table/data-table.tsx'
import { rowButton } from '../../src/ui/data-table/row-button.tsx'
import { useTableState } from '../../src/ui/data-table/use-table-state.ts'
import { FilterLine } from '../../src/ui/filter-line.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { BarChart, DoughnutChart, LineChart } from '../../src/ui/charts/chart.tsx'
import classes from './foundations.module.css'
import { wideClaims, wideColumns } from '../ui/wide-claims.tsx'
import { sampleClaims, sampleColumns } from './sample-claims.ts'
import { sampleLines, sampleLosses, sampleScore } from './sample-figures.ts'

const rows = sampleClaims(48)
const wideRows = wideClaims(15)

export function TablesSection() {
  const table = useTableState()
  const wide = useTableState({ size: 15 })
  return (
    <>
      <SectionCard
        wide
        title="Tables"
        note="A heavy rule under the head, hairlines between rows, no stripes; 38 px a row, 15 px figures. The name in the first cell is a plain link, and hovering shows that the whole row opens. The head stays in view while the rows scroll, and the first column while they scroll sideways. A sentence above the table names the filters. If columns do not fit, each row becomes a card."
      >
        <FilterLine onClear={() => undefined}>48 claims of Commercial Auto, 2024</FilterLine>
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
      <SectionCard
        wide
        title="What stays"
        note="Columns that do not fit scroll sideways, while the head and the first column stay in view. Figures, dates and identifiers never wrap. A line of totals is between a single and a double rule."
      >
        <DataTable
          {...wide}
          label="Claims in full"
          rows={wideRows}
          columns={wideColumns}
          rowKey={(claim) => claim.number}
          emptyText="No Claims Found."
          rowAction={rowButton(() => undefined)}
        />
      </SectionCard>
      <SectionCard
        wide
        title="Several series"
        note="Paid is filled, reserved is hatched; each bar or line has its name beside it instead of a legend, and names move apart before they overlap. If the labels of an axis do not fit, some are left out. The table has the same data, also if the chart does not load."
      >
        <div className={classes.charts}>
          <BarChart stacked figures={sampleLosses} totalLabel="All years" />
          <LineChart figures={sampleLines} table="on-request" />
          <DoughnutChart figures={sampleScore} middle="74%" />
        </div>
      </SectionCard>
    </>
  )
}
