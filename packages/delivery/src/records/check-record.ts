import { columnOf, fieldsOf, type RecordField, type RecordKind } from '../kinds/record-kind.ts'
import type { Day } from '../read/cells.ts'
import { doubts, refusals, type Doubt, type Finding, type Refusal } from '../report.ts'
import { cents, isSameAmount } from '../values/amount.ts'
import { calendarDay } from '../values/day.ts'
import type { ExistingRecord, NamedObject, Value } from './existing-records.ts'
import type { Reason } from './read-record.ts'
import type { ResolvedRecord } from './resolve-references.ts'
import { texts } from '../texts.ts'

/** An accepted record, with the portal's earlier record. */
export interface CheckedRecord {
  readonly verdict: 'new' | 'changed' | 'unchanged'
  /** The values from the delivery, by column of the portal. */
  readonly values: Readonly<Record<string, Value>>
  readonly sourceId: string | null
  readonly before: ExistingRecord | null
}

export interface CheckResult {
  readonly refused?: Finding<Refusal>
  readonly doubtful?: Finding<Doubt>
  readonly record?: CheckedRecord
}

interface Portal {
  readonly before: ExistingRecord | null
  /** The earlier row of the file with the same record, or null. */
  readonly firstRow: number | null
  /** Whether the id of the source identifies a different record than the key. */
  readonly isContradicted: boolean
  readonly accepted: ReadonlySet<string>
  /** The objects that determine whether a record belongs to a program or a company. */
  readonly placing: readonly NamedObject[]
  /** The valuation date of the file, or null. */
  readonly asOf: Day | null
  /** The newest valuation date of such records from this source, or null. */
  readonly newest: Day | null
}

/** Checks a row with the same reason classes as claims. The first that applies decides. */
export function checkRecord(
  kind: RecordKind,
  row: ResolvedRecord,
  { before, firstRow, isContradicted, accepted, placing, asOf, newest }: Portal,
): CheckResult {
  const name = displayKey(kind, row)
  const isSame =
    before !== null &&
    Object.entries(row.columns).every(
      ([column, value]) => !(column in before.values) || agrees(value, before.values[column]),
    )
  const place = { row: row.row, ...(row.sheet && { sheet: row.sheet }), ...(name && { claim: name }) }
  const reasons: Reason[] = [
    ...missing(kind, row, before),
    ...row.problems,
    ...(firstRow === null ? [] : [{ class: 'duplicate-in-file' as const, message: texts.repeat.repeated(firstRow) }]),
    ...(isContradicted
      ? [
          {
            class: 'unknown-value' as const,
            message: texts.record.otherSourceId,
          },
        ]
      : []),
    ...changesFixed(kind, row, before),
    ...(before && !isSame ? older(kind, [before.asOf ?? null, newest], asOf) : []),
    ...misplaced(kind, row, placing),
    ...impossibleDate(kind, row, before),
    ...outOfOrder(kind, row),
    ...wrongSums(kind, row),
  ]
  const refusal = first(reasons, refusals)
  if (refusal) return { refused: { ...place, ...refusal } }
  const doubt = first(reasons, doubts)
  const doubtful = doubt && { doubtful: { ...place, ...doubt } }
  if (doubtful && !accepted.has(name)) return doubtful
  const sourceId = row.values['#source.id']
  return {
    ...doubtful,
    record: {
      verdict: before === null ? 'new' : isSame ? 'unchanged' : 'changed',
      values: row.columns,
      sourceId: typeof sourceId === 'string' ? sourceId : null,
      before,
    },
  }
}

function first<Class extends Refusal | Doubt>(
  reasons: readonly Reason[],
  order: readonly Class[],
): { class: Class; message: string } | undefined {
  for (const one of order) {
    const found = reasons.find((reason) => reason.class === one)
    if (found) return { class: one, message: found.message }
  }
  return undefined
}

/** Required values of a new record that the file does not have. An existing record keeps its values. */
function missing(
  { fields }: RecordKind,
  { columns, problems }: ResolvedRecord,
  before: ExistingRecord | null,
): Reason[] {
  if (before || problems.length > 0) return []
  const lacking = [...new Set(fields.filter(({ required }) => required).map(columnOf))].filter(
    (column) => columns[column] === undefined || columns[column] === null,
  )
  return lacking.map((column) => {
    const about = fields.find((field) => columnOf(field) === column)?.about ?? ''
    return { class: 'missing-required', message: texts.record.missing(about) }
  })
}

function changesFixed(
  { fixed = [], fields, one }: RecordKind,
  { columns }: ResolvedRecord,
  before: ExistingRecord | null,
): Reason[] {
  const changed = fixed.find((column) => {
    const value = columns[column]
    return before !== null && value != null && !agrees(value, before.values[column])
  })
  if (changed === undefined) return []
  const name =
    changed === 'ClientId' ? 'company' : (fields.find((field) => columnOf(field) === changed)?.heads[0] ?? '')
  const reason = changed === 'ClientId' ? 'claim-of-another-company' : 'unknown-value'
  return [
    {
      class: reason,
      message: texts.record.fixedValue(one, name),
    },
  ]
}

/** An older file does not overwrite newer data. A file without a date counts as the newest. */
function older({ one }: RecordKind, existing: readonly (Day | null)[], asOf: Day | null): Reason[] {
  const newer = existing.find((day) => day !== null && asOf !== null && day > asOf)
  if (!newer || asOf === null) return []
  return [
    {
      class: 'older-valuation',
      message: texts.record.olderData(one, newer, asOf),
    },
  ]
}

function misplaced({ placedBy }: RecordKind, { columns }: ResolvedRecord, placing: readonly NamedObject[]): Reason[] {
  const thing = placedBy === undefined ? undefined : placing.find(({ id }) => id === columns[placedBy])
  if (!thing) return []
  const [needed, other] = thing.isOfProgram ? ['ProgramsRecId', 'ClientId'] : ['ClientId']
  const [owner, otherOwner] = thing.isOfProgram ? (['program', 'company'] as const) : (['company', 'program'] as const)
  if (needed && columns[needed] == null)
    return [{ class: 'missing-required', message: texts.record.needsOwner(thing.names[0] ?? '', owner) }]
  if (other && columns[other] != null)
    return [{ class: 'unknown-value', message: texts.record.wrongOwner(thing.names[0] ?? '', owner, otherOwner) }]
  return []
}

function impossibleDate(
  { dateParts }: RecordKind,
  { columns }: ResolvedRecord,
  before: ExistingRecord | null,
): Reason[] {
  if (!dateParts) return []
  const [year = Number.NaN, month = 1, day = 1] = dateParts.map((column) => {
    const value = columns[column] ?? before?.values[column]
    return typeof value === 'number' ? value : undefined
  })
  if (Number.isNaN(year) || calendarDay(year, month, day) !== undefined) return []
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'))
  return [{ class: 'unknown-value', message: texts.record.impossibleDate(`${year}-${mm}-${dd}`) }]
}

function outOfOrder({ inOrder = [], fields }: RecordKind, { columns }: ResolvedRecord): Reason[] {
  return inOrder.flatMap(([earlier, later]) => {
    const [from, to] = [columns[earlier], columns[later]]
    if (typeof from !== 'string' || typeof to !== 'string' || from <= to) return []
    const label = (column: string) => fields.find(({ name }) => name === column)?.heads[0] ?? column
    return [
      {
        class: 'dates-out-of-order' as const,
        message: texts.record.datesOutOfOrder(label(later), to, label(earlier), from),
      },
    ]
  })
}

function wrongSums({ sums = [], fields }: RecordKind, { columns }: ResolvedRecord): Reason[] {
  return sums.flatMap(({ total, parts }) => {
    const stated = columns[total]
    const values = parts.map((part) => columns[part])
    if (typeof stated !== 'number' || values.some((value) => typeof value !== 'number')) return []
    const sum = cents(values.reduce<number>((all, value) => all + Number(value), 0))
    if (isSameAmount(stated, sum)) return []
    const label = fields.find(({ name }) => name === total)?.heads[0] ?? total
    return [{ class: 'sum-differs' as const, message: texts.record.wrongSum(label, stated, sum) }]
  })
}

/** The name of a record in findings: the readable parts of its key. */
function displayKey(kind: RecordKind, { values }: Pick<ResolvedRecord, 'values'>): string {
  const shown = (column: string): RecordField | undefined =>
    fieldsOf(kind).find((field) => columnOf(field) === column && values[field.name] != null)
  return kind.key
    .flatMap((column) => {
      const field = shown(column)
      return field ? [String(values[field.name])] : []
    })
    .join(', ')
}

/** Whether two values are equal. A blank equals an empty text, and equals 0 if the portal has 0. */
function agrees(one: Value, other: Value | undefined): boolean {
  if (typeof one === 'number' || typeof other === 'number') {
    if (one === null || one === undefined) return other === 0 || other === null
    return Math.abs(Number(one) - Number(other ?? Number.NaN)) < 0.000_5
  }
  if (typeof one === 'boolean' || typeof other === 'boolean') return Boolean(one) === Boolean(other)
  return plain(one) === plain(other ?? null)
}

const plain = (text: Value) =>
  String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
