import type { LossGroup, LossSums } from '@captive/api-client/contract'

import { FigureTable } from '../../../ui/figure-table.tsx'
import type { Reach } from '../reach.ts'
import type { RegisterFilters } from '../register/register-search.ts'
import { filtersOf, labelOf, type groupings } from './groupings.ts'
import { lossColumns } from './loss-figures.ts'
import { RegisterLink } from './register-link.tsx'
import { texts } from './texts.ts'

interface LossTableProps {
  grouping: (typeof groupings)[number]
  groups: readonly LossGroup[]
  /** The total, if the groups contain all claims. */
  total: LossSums | undefined
  reach: Reach
}

/** Frequency, severity and report lag by group. Each figure is a link to its claims. */
export function LossTable({ grouping, groups, total, reach }: LossTableProps) {
  const cellsOf = (row: string, sums: LossSums, filters: RegisterFilters) =>
    lossColumns.map((column) => {
      const value = column.show(sums)
      const narrowed = 'openOnly' in column ? { ...filters, status: 'open' as const } : filters
      return (
        <RegisterLink
          key={column.header}
          reach={reach}
          filters={narrowed}
          label={texts.figure(value, column.header, row)}
        >
          {value}
        </RegisterLink>
      )
    })
  const rows = groups.map(({ Value, ...sums }) => {
    const label = labelOf(grouping, Value)
    return { key: Value, label, cells: cellsOf(label, sums, filtersOf(grouping, Value)) }
  })
  const totals = total && {
    key: 'total',
    label: texts.total,
    cells: cellsOf(texts.total, total, {}),
    sum: 'total' as const,
  }
  return (
    <FigureTable
      title={texts.groups[grouping.name].caption}
      columns={lossColumns.map(({ header }) => header)}
      rows={totals ? [...rows, totals] : rows}
    />
  )
}
