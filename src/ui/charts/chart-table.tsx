import { VisuallyHidden } from '@mantine/core'
import classes from './chart.module.css'
import type { Figures } from './figures.ts'
import { Swatch } from './swatch.tsx'
import { texts } from '../texts.ts'

interface ChartTableProps {
  figures: Figures
  /** The label of the total row; undefined for no total. */
  totalLabel: string | undefined
  /** Whether colors belong to rows instead of columns, as for a doughnut. */
  byLabel: boolean
}

/** The table of a chart. Its headers show the colors of the series. */
export function ChartTable({ figures, totalLabel, byLabel }: ChartTableProps) {
  const { measure, labels, series, remark, format } = figures
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '–' : format(value))
  return (
    <table className={classes.table}>
      <caption>{measure}</caption>
      {series.length > 1 || remark ? (
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.charts.part}</VisuallyHidden>
            </th>
            {series.map(({ name, hatched }, at) => (
              <th key={name} scope="col">
                {series.length > 1 ? (
                  <>
                    <Swatch at={at} hatched={hatched} />
                  </>
                ) : null}
                <span>{series.length > 1 ? `\u00a0${name}` : name}</span>
              </th>
            ))}
            {remark ? <th scope="col">{remark.name}</th> : null}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {labels.map((label, at) => (
          <tr key={label}>
            <th scope="row">
              {byLabel ? <Swatch at={at} hatched={undefined} /> : null}
              <span>{` ${label}`}</span>
            </th>
            {series.map(({ name, values }) => (
              <td key={name}>{text(values[at])}</td>
            ))}
            {remark ? <td>{remark.texts[at] ?? '–'}</td> : null}
          </tr>
        ))}
      </tbody>
      {totalLabel ? (
        <tfoot>
          <tr>
            <th scope="row">{totalLabel}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{format(values.reduce<number>((sum, value) => sum + (value ?? 0), 0))}</td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}
