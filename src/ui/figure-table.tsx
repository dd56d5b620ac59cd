import { VisuallyHidden } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './statement.module.css'
import { texts } from './texts.ts'

interface FigureRow {
  key: string
  label: ReactNode
  /** One cell per column; null for none. A row without cells is a heading. */
  cells?: readonly ReactNode[] | undefined
  /** A subtotal has a single line above it, a total a double line. */
  sum?: 'subtotal' | 'total' | undefined
}

interface FigureTableProps {
  title: string
  /** For example `as of 09/30/2024`. */
  asOf?: string
  /** The column headers. */
  columns: readonly string[]
  rows: readonly FigureRow[]
  /** The meaning of a dash, for screen readers. */
  nothing?: string
  /** Whether a row does not fit beside its label on a phone. */
  isWide?: boolean
}

/** The most columns that fit beside their label on a phone. */
const besideLabel = 3

/** The most columns with the usual space between them on paper. */
const besideEachOther = 6

/** A table of figures of several kinds, which may be links. It looks like a statement. */
export function FigureTable({
  title,
  asOf,
  columns,
  rows,
  nothing = texts.statement.nothing,
  isWide = columns.length > besideLabel,
}: FigureTableProps) {
  const captionId = useId()
  return (
    // A wide table scrolls sideways, also with the keyboard, while its labels stay in place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroller} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table
        className={classes.table}
        data-wide={isWide || undefined}
        data-many={columns.length > besideEachOther || undefined}
      >
        <caption id={captionId}>
          <span>{asOf === undefined ? title : `${title},`}</span> {asOf === undefined ? null : <span>{asOf}</span>}
        </caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{texts.statement.line}</VisuallyHidden>
            </td>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells, sum }) => (
            <tr key={key} data-sum={sum} data-head={cells ? undefined : true}>
              <th scope="row">{label}</th>
              {columns.map((column, at) => (
                <td key={column}>{cells ? (cells[at] ?? <Nothing label={nothing} />) : null}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Nothing = ({ label }: { label: string }) => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
)
