import { timeOf } from '@captive/delivery'
import { csvLine, withoutFormula } from '@captive/workbook'
import type { ReportMapping } from '@captive/api-client/contract'

import { froiElements, type FroiFormat } from './froi-elements.ts'
import { valueOf, type ExportedReport } from './report-facts.ts'

/** A table of reports as text: its headers, and a function for the row of a report. */
export interface FlatTable {
  heads: readonly string[]
  rowOf: (report: ExportedReport) => string[]
}

/** The table that a mapping describes. */
export const mappedTable = ({ columns }: ReportMapping): FlatTable => ({
  heads: columns.map(({ column }) => column),
  rowOf: (report) => columns.map(({ from }) => joined(report, from)),
})

/** The FROI data elements. Each header has the number and the name of an element. */
export const froiTable: FlatTable = {
  heads: froiElements.map(({ number, name }) => `${number} ${name}`),
  rowOf: (report) => froiElements.map(({ from, format = 'text' }) => formats[format](joined(report, from))),
}

/** A line of a CSV file. Escapes answers that a spreadsheet would read as formulas. */
export const lineOf = (texts: readonly string[]): string => csvLine(texts.map(withoutFormula))

const joined = (report: ExportedReport, from: readonly string[]) =>
  from
    .map((entry) => valueOf(report, entry))
    .filter((value) => value !== '')
    .join(' ')

const formats: Record<FroiFormat, (value: string) => string> = {
  text: (value) => value,
  date: (value) => value.replaceAll('-', ''),
  digits: (value) => value.replaceAll(/\D+/g, ''),
  time: toTime,
}

/** '5:15 PM' → '1715'. Text that is not a time is unchanged. */
function toTime(value: string): string {
  return timeOf(value)?.replace(':', '') ?? value
}
