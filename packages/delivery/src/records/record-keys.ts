import type { RecordField, RecordKind } from '../kinds/record-kind.ts'
import { columnOf } from '../kinds/record-kind.ts'
import { identifierKey } from '../values/words.ts'
import type { ExistingDataForRecords, ExistingRecord, Value } from './existing-records.ts'

/** The form of a value for comparing keys: identifiers without punctuation and case, texts without case. */
export function comparable(field: RecordField | undefined, value: Value | undefined): string {
  if (value === null || value === undefined) return ''
  if (field?.refersTo || typeof value !== 'string') return String(value)
  return field?.type === 'identifier' ? identifierKey(value) : value.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

const fieldFor = ({ fields }: RecordKind, column: string) => fields.find((field) => columnOf(field) === column)

/** The key of a record as one string; undefined if its first part is missing. */
export function keyOf(kind: RecordKind, values: Readonly<Record<string, Value>>): string | undefined {
  const parts = kind.key.map((column) => comparable(fieldFor(kind, column), values[column]))
  return parts[0] ? parts.join('\n') : undefined
}

/** The portal's records by key. Records with the same first key part are loaded together, and once. */
export class RecordsByKey {
  readonly #kind: RecordKind
  readonly #existing: ExistingDataForRecords
  readonly #loaded = new Set<string>()
  readonly #byKey = new Map<string, ExistingRecord>()

  constructor(kind: RecordKind, existing: ExistingDataForRecords) {
    this.#kind = kind
    this.#existing = existing
  }

  async load(rows: readonly Readonly<Record<string, Value>>[]): Promise<void> {
    const [column = ''] = this.#kind.key
    const field = fieldFor(this.#kind, column)
    const wanted = new Map<string, Value>()
    for (const row of rows) {
      const value = row[column]
      const known = comparable(field, value)
      if (known !== '' && value !== undefined && !this.#loaded.has(known)) wanted.set(known, value)
    }
    if (wanted.size === 0) return
    for (const known of wanted.keys()) this.#loaded.add(known)
    for (const record of await this.#existing.recordsWith([...wanted.values()])) {
      const key = keyOf(this.#kind, record.values)
      if (key !== undefined) this.#byKey.set(key, record)
    }
  }

  get(values: Readonly<Record<string, Value>>): ExistingRecord | undefined {
    const key = keyOf(this.#kind, values)
    return key === undefined ? undefined : this.#byKey.get(key)
  }
}
