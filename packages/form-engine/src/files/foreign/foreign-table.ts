import { lettersOf } from '../../text/closest.ts'
import { textOf, type Grid } from '../grid.ts'

const languages = {
  en: /^english\b|\ben(?:-\w+)?\)?$/i,
  es: /^(?:español|espanol|spanish|castellano)|\bes(?:-\w+)?\)?$/i,
}

/** One row of a foreign table, with the headings of its columns. */
export class ForeignRow {
  readonly #cells: readonly (readonly [heading: string, text: string])[]

  constructor(cells: readonly (readonly [heading: string, text: string])[]) {
    this.#cells = cells
  }

  /** The text of a column, ignoring case, spaces and signs in its name. Text in parentheses is a remark. */
  text(column: string): string {
    return this.#cells.find(([heading]) => lettersOf(withoutRemark(heading)) === lettersOf(column))?.[1] ?? ''
  }

  /** The English text of columns such as `label` and `label::English (en)`, or the first one in any language. */
  english(column: string): string {
    const texts = this.#byLanguage(column)
    return (
      (texts.find(([name]) => name === '') ?? texts.find(([name]) => languages.en.test(name)) ?? texts[0])?.[1] ?? ''
    )
  }

  /** The Spanish text of a column such as `label::Español (es)`. */
  spanish(column: string): string {
    return this.#byLanguage(column).find(([name]) => languages.es.test(name))?.[1] ?? ''
  }

  #byLanguage(column: string): (readonly [language: string, text: string])[] {
    return this.#cells.flatMap(([heading, text]) => {
      const [name = '', ...language] = heading.split(/::?/)
      return lettersOf(name) === column ? [[language.join(':').trim(), text] as const] : []
    })
  }
}

const withoutRemark = (heading: string): string => heading.replace(/\(.*\)/, '')

/** The rows of a sheet whose first row has the names of its columns. */
export function rowsOfGrid({ rows: [heading, ...rows] }: Grid): ForeignRow[] {
  const headings = heading?.cells.map(textOf) ?? []
  return rows
    .filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''))
    .map(({ cells }) => new ForeignRow(headings.map((name, at) => [name, textOf(cells[at])])))
}

/** Whether the first row has all these columns, by folded names. */
export function hasColumns({ rows: [heading] }: Grid, ...columns: readonly string[]): boolean {
  const names = heading?.cells.map((cell) => lettersOf(textOf(cell))) ?? []
  return columns.every((column) => names.includes(column))
}
