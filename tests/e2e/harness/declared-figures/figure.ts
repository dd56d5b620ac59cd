import { formatMoney } from '../../../../src/format/money.ts'

/** The texts of a value. Dollars have two, with 0 and with 2 decimals. Other values have one. */
export type Value = { dollars: number } | string

/** A figure: its value, calculated from the answers, and its label on each page that shows it. */
export interface DeclaredFigure {
  /** Undefined if the company does not have the figure. No page may show it then. */
  value: Value | undefined
  /** The label on each page, by path, as `figuresOnPage` returns it. */
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
