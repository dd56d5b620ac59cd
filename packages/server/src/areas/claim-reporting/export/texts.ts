import { plural } from '@captive/api-client/contract'

import type { ExportFormat } from './export-reports.ts'

const reports = (count: number) => plural(count, { one: 'claim report', other: 'claim reports' })
const formats: Record<ExportFormat, string> = { json: 'JSON', csv: 'CSV', froi: 'FROI fields' }

export const texts = {
  fileName: (as: ExportFormat, day: string) =>
    ({ json: `claim reports ${day}.json`, csv: `claim reports ${day}.csv`, froi: `FROI fields ${day}.csv` })[as],
  mayNotExport:
    'These files contain confidential answers. Only staff who can also report claims (006-001) can download them.',
  noCompany: 'This company does not exist.',
  staffOnly: 'Only staff can replace the mapping.',
  unknownLabelCode: (column: string, code: string) =>
    `${column}: no claim report has a question with the label code ${code}.`,
  unknownFact: (column: string, entry: string, known: readonly string[]) =>
    `${column}: ${entry} is not a known value. Use one of ${known.map((name) => `#${name}`).join(', ')}.`,
  duplicateColumn: (column: string) => `The column ${column} appears twice. Give each column a different header.`,
  activity: {
    exported: (as: ExportFormat, count: number) => `Downloaded ${reports(count)} as ${formats[as]}`,
    mappingReplaced: (columns: number) =>
      `Replaced the mapping for exported claim reports: ${plural(columns, { one: 'column', other: 'columns' })}`,
  },
}
