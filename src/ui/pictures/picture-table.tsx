import { VisuallyHidden } from '@mantine/core'
import classes from './picture.module.css'
import type { Figures } from './figures.ts'
import { Swatch } from './swatch.tsx'

interface PictureTableProps {
  figures: Figures
  /** What the last line adds up to; without it there is no such line. */
  totalLabel: string | undefined
  /** Whether the colours tell the lines apart rather than the columns: for a doughnut. */
  byLabel: boolean
}

/** The figures of a picture. Its heads carry the colours, so nobody has to look up a legend. */
export function PictureTable({ figures, totalLabel, byLabel }: PictureTableProps) {
  const { measure, labels, series, remark, format } = figures
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '–' : format(value))
  return (
    <table className={classes.table}>
      <caption>{measure}</caption>
      {series.length > 1 || remark ? (
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Part</VisuallyHidden>
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
