import { DataTable } from '../../src/ui/data-table/data-table.tsx'
import { rowButton } from '../../src/ui/data-table/row-button.tsx'
import { useTableState } from '../../src/ui/data-table/use-table-state.ts'
import { FilterLine } from '../../src/ui/filter-line.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { BarPicture, DoughnutPicture, LinePicture } from '../../src/ui/pictures/picture.tsx'
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
        note="A heavy rule under the head, hairlines between rows, no stripes; 38 px a row, 15 px figures. The name in the first cell is the link, a quiet one: its row makes plain that it opens. The head stays while the rows scroll, the first column while they scroll sideways. Above it stands in words what was filtered. Where columns do not fit, each row becomes a card."
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
        note="More columns than fit scroll sideways below a head that stays, beside a first column that stays. Figures, dates and identifiers never break; a line of totals stands between one rule and two."
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
        note="Paid is filled, reserved is hatched; a name stands beside its bar or line, not in a legend, and moves aside before it would cover another. Where labels of an axis do not fit, fewer stand. The table says the same, and stays when the picture does not load."
      >
        <div className={classes.pictures}>
          <BarPicture stacked figures={sampleLosses} totalLabel="All years" />
          <LinePicture figures={sampleLines} table="on request" />
          <DoughnutPicture figures={sampleScore} middle="74%" />
        </div>
      </SectionCard>
    </>
  )
}
