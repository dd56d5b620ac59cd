import { formatMoney } from '../format/money.ts'
import { FigureTable } from './figure-table.tsx'
import classes from './statement.module.css'

/** An amount in dollars, null for none, or a word for a pending amount. */
type Amount = number | null | 'Pending' | 'not yet valued'

export interface StatementLine {
  label: string
  /** One amount per column; a line without amounts is a heading. */
  amounts?: readonly Amount[]
  /** A subtotal has a single line above it, a total a double line. */
  sum?: 'subtotal' | 'total'
}

interface StatementProps {
  /** The title, for example `Losses by policy year`. */
  title: string
  /** For example `as of 09/30/2024`. */
  asOf: string
  /** The column headers. */
  columns: readonly string[]
  lines: readonly StatementLine[]
  /** 0 on the dashboard (AMB-054). */
  decimals?: 0 | 2
}

/** The most characters of amounts that fit beside their label on a phone. */
const besideLabel = 30

/** A table of money: cents, a leading minus, words for pending amounts and a dash for none. */
export function Statement({ title, asOf, columns, lines, decimals = 2 }: StatementProps) {
  const textOf = (amount: Amount | undefined) =>
    typeof amount === 'number' ? formatMoney(amount, decimals) : (amount ?? '')
  const widths = columns.map((_, at) => Math.max(0, ...lines.map(({ amounts }) => textOf(amounts?.[at]).length)))
  const cellOf = (amount: Amount) =>
    amount === null ? null : (
      <span className={typeof amount === 'number' ? undefined : classes.word}>{textOf(amount)}</span>
    )
  return (
    <FigureTable
      title={title}
      asOf={asOf}
      columns={columns}
      rows={lines.map(({ label, amounts, sum }) => ({ key: label, label, cells: amounts?.map(cellOf), sum }))}
      isWide={widths.reduce((sum, width) => sum + width, 0) > besideLabel}
    />
  )
}
