import { formatMoney } from '../../../../src/format/money.ts'

/** Dollars are shown with 0 or 2 decimals; everything else has one text. */
export type Value = { dollars: number } | string

/** A figure: how it is made of the answers, and its label on each page that shows it. */
export interface DeclaredFigure {
  /** Undefined where the company has no such figure: then no page shows it. */
  value: Value | undefined
  /** Path of a page → the figure's label there, as `figuresOnPage` gives it. */
  on: Readonly<Record<string, string>>
}

export const count = (number: number) => number.toLocaleString('en-US')
export const percent = (share: number, decimals = Number.isInteger(share) ? 0 : 1) => `${share.toFixed(decimals)}%`
export const readable = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1')

/** `1 policy`, `3 policies`. */
export function plural(number: number, word: string): string {
  const several = word.endsWith('y') && !word.endsWith('ay') ? `${word.slice(0, -1)}ies` : `${word}s`
  return `${count(number)} ${number === 1 ? word : several}`
}

/** Whether a text shows a value. */
export function shows(text: string, value: Value): boolean {
  if (typeof value === 'string') return text === value
  const amounts = [formatMoney(value.dollars, 0), formatMoney(value.dollars)]
  return amounts.some((amount) => text === amount || text.startsWith(`${amount} as of `))
}
