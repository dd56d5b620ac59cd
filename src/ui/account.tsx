import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { formatMoney } from '../format/money.ts'
import classes from './account.module.css'

/** Dollars; null where there is nothing to set out; or a word where the figure is still to come. */
type Amount = number | null | 'Pending' | 'not yet valued'

export interface AccountLine {
  label: string
  /** One for each column. A line without amounts heads those below it. */
  amounts?: readonly Amount[]
  /** A subtotal stands under a rule, the total is closed by two. */
  sum?: 'subtotal' | 'total'
}

interface AccountProps {
  /** What is set out: 'Losses by policy year'. */
  title: string
  /** 'as of 09/30/2024'. */
  asOf: string
  /** Years or parts. */
  columns: readonly string[]
  lines: readonly AccountLine[]
  /** None on the dashboard (AMB-054). */
  decimals?: 0 | 2
}

/** Figures of a line that fit a phone beside its label, in characters. */
const besideLabel = 30

/** Money as a bookkeeper sets it out: cents, a minus in front, words for what is to come, a dash for nothing. */
export function Account({ title, asOf, columns, lines, decimals = 2 }: AccountProps) {
  const captionId = useId()
  const widths = columns.map((_, at) => Math.max(0, ...lines.map(({ amounts }) => textOf(amounts?.[at]).length)))
  const isWide = widths.reduce((sum, width) => sum + width, 0) > besideLabel

  function textOf(amount: Amount | undefined): string {
    return typeof amount === 'number' ? formatMoney(amount, decimals) : (amount ?? '')
  }

  return (
    // A wide account scrolls sideways, also by keyboard, and its labels stay.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroller} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={classes.table} data-wide={isWide || undefined}>
        <caption id={captionId}>
          <span>{`${title},`}</span> <span>{asOf}</span>
        </caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>Line</VisuallyHidden>
            </td>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label} data-sum={line.sum} data-head={line.amounts ? undefined : true}>
              <th scope="row">{line.label}</th>
              {columns.map((column, at) => (
                <td key={column}>
                  {line.amounts ? <AmountText amount={line.amounts[at] ?? null} textOf={textOf} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AmountText({ amount, textOf }: { amount: Amount; textOf: (amount: Amount) => string }) {
  if (typeof amount === 'number') return <span>{textOf(amount)}</span>
  if (amount !== null) return <span className={classes.word}>{amount}</span>
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>nothing</VisuallyHidden>
    </>
  )
}
