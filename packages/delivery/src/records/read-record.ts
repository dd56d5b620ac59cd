import { columnOf, fieldsOf, type RecordField, type RecordKind } from '../kinds/record-kind.ts'
import type { Row } from '../read/cells.ts'
import type { GroupContext } from '../recognize/group-context.ts'
import type { Doubt, Refusal } from '../report.ts'
import type { Value } from './existing-records.ts'
import { readValue } from './read-value.ts'
import type { RecordReading } from './record-reading.ts'
import { texts } from '../texts.ts'

export interface Reason {
  readonly class: Refusal | Doubt
  readonly message: string
}

/** The values of a row, before lookups in the portal. */
export interface ReadRecord {
  readonly row: number
  readonly sheet: string
  /** The values by field name. Fields that the file does not have are absent. */
  readonly values: Readonly<Record<string, Value>>
  readonly context: GroupContext
  readonly problems: readonly Reason[]
}

/** Reads a data row. Reports unreadable cells as problems and never guesses. */
export function readRecord(kind: RecordKind, row: Row, reading: RecordReading, context: GroupContext): ReadRecord {
  const values: Record<string, Value> = {}
  const problems: Reason[] = []
  for (const field of fieldsOf(kind)) {
    const column = reading.columns.get(field.name)
    if (!column) continue
    const { value, problem } = readValue(field, row.cells[column.index], reading)
    if (problem) problems.push(problem)
    else values[field.name] = value
  }
  const blank = blankFields(kind, reading, values, context)
  const missing = blank.map((field) => missingOf(field, reading, context))
  return { row: row.number, sheet: reading.table.sheet.name, values, context, problems: [...missing, ...problems] }
}

/** Required fields with a column but a blank cell. Of the two company columns, one is sufficient. */
function blankFields(
  { fields }: RecordKind,
  { columns }: RecordReading,
  values: ReadRecord['values'],
  context: GroupContext,
): RecordField[] {
  const isFilled = (column: string) =>
    (column === 'ClientId' && context.company?.company !== undefined) ||
    fields.some((field) => columnOf(field) === column && values[field.name] !== null && field.name in values)
  return fields.filter(
    (field) => field.required && columns.has(field.name) && values[field.name] === null && !isFilled(columnOf(field)),
  )
}

/** A blank company is unknown if the group of the row names a company that the portal does not have. */
function missingOf(field: RecordField, { columns }: RecordReading, { company }: GroupContext): Reason {
  if (columnOf(field) === 'ClientId' && company)
    return { class: 'unknown-company', message: texts.reference.unknownCompany(company.text) }
  return {
    class: 'missing-required',
    message: texts.record.blank(columns.get(field.name)?.head ?? field.name),
  }
}
