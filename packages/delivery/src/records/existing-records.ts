import type { ExistingCompany, ExistingPolicy } from '../check/existing-data.ts'
import type { Day } from '../read/cells.ts'

/** A value of a record: text, an amount, a date as text, an id, or a boolean. Null is blank. */
export type Value = string | number | boolean | null

export interface ExistingRecord {
  readonly id: string
  /** The values, by column of the portal. */
  readonly values: Readonly<Record<string, Value>>
  /** The newest valuation date of a delivery that wrote the record, or null. */
  readonly asOf?: Day | null
}

/** An object that a reference can identify, such as a program. */
export interface NamedObject {
  readonly id: number | string
  /** All its names, the usual name first. */
  readonly names: readonly string[]
  /** Whether a document of this type belongs to a program and not to a company. */
  readonly isOfProgram?: boolean
}

/** Objects that are looked up on demand, because there are many. */
export type LookedUp = 'claim' | 'learner' | 'user role'

export interface Wanted {
  readonly text: string
  readonly companyId: number | null
}

export interface FoundObject {
  readonly id: number
  readonly companyId: number
}

/** The portal's data before a delivery of records. */
export interface ExistingDataForRecords {
  readonly companies: readonly ExistingCompany[]
  readonly policies: readonly ExistingPolicy[]
  readonly programs: readonly NamedObject[]
  /** The programs, identified by code instead of id. */
  readonly programCodes: readonly NamedObject[]
  readonly posts: readonly NamedObject[]
  readonly documentTypes: readonly NamedObject[]
  /** The other files in the zip, besides its index. */
  readonly files?: readonly NamedObject[]
  /** Looks up objects. Returns the results in the order of the requests. */
  find(what: LookedUp, wanted: readonly Wanted[]): Promise<readonly (FoundObject | undefined)[]>
  /** All records with one of these values in the first key column. */
  recordsWith(values: readonly Value[]): Promise<readonly ExistingRecord[]>
  /** The records with these ids in a source's system, by that id. */
  recordsOfSource(source: string, ids: readonly string[]): Promise<ReadonlyMap<string, ExistingRecord>>
  /** The newest valuation date of records of this kind from the source, or null. */
  newestAsOf(source: string): Promise<Day | null>
}
