import type { Mapping, TableMapping } from './mapping.ts'
import type { TableReading } from './table-reading.ts'

/** Describes how a file was read, as a mapping that can be saved and reused for the source's next file. */
export function describeMapping(readings: readonly TableReading[], given: Mapping | undefined): Mapping {
  const [first] = readings
  if (!first) return {}
  const { conventions } = first
  return {
    ...describeTables(readings),
    ...(given?.valueMaps && { valueMaps: given.valueMaps }),
    ...(first.severalRows && {
      rowsPerClaim: `several: add up the amounts by ${first.columns.get('ClaimNumber')?.head}`,
    }),
    conventions: {
      incurred: conventions.incurred,
      recovery: first.recoverySign < 0 ? 'negative' : 'positive',
      ...describeFormats(first),
    },
  }
}

/** The formats of dates and amounts. */
export const describeFormats = ({ dateOrder, decimalMarks }: Pick<TableReading, 'dateOrder' | 'decimalMarks'>) => ({
  dates: dateOrder === 'day first' ? 'DD/MM/YYYY' : 'MM/DD/YYYY',
  decimal: [...decimalMarks.values()].includes(',') ? (',' as const) : ('.' as const),
})

type ReadColumns = Pick<TableReading, 'table' | 'columns' | 'parts'>

/** The positions of the tables, and the fields of their columns. */
export function describeTables(readings: readonly ReadColumns[]): Mapping {
  const [first, ...others] = readings
  if (!first) return {}
  return others.length === 0
    ? { ...tableOf(first), ...(first.table.sheet.name && { sheet: first.table.sheet.name }) }
    : { sheets: Object.fromEntries(readings.map((reading) => [reading.table.sheet.name, tableOf(reading)])) }
}

function tableOf({ table, columns, parts }: ReadColumns): TableMapping {
  const fields = new Map([...columns].map(([field, column]) => [column, field]))
  for (const part of parts) fields.set(part, '#part')
  const mapped = table.columns.filter((column) => isMapped(fields.get(column)))
  const [from, to] = table.headRows
  return {
    columns: Object.fromEntries(mapped.map((column) => [column.head, fields.get(column) ?? ''])),
    ignored: table.columns.filter((column) => !isMapped(fields.get(column))).map(({ head }) => head),
    headRow: from === to ? from : [from, to],
  }
}

/** Columns of sums and changes are known but not imported. */
const isMapped = (field: string | undefined) => field !== undefined && field !== '#sum' && field !== '#movement'
