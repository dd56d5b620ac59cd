import type { HeldCompany, HeldPolicy } from '../check/held.ts'
import type { Day } from '../read/cells.ts'

/** A value of a record: a text, an amount, a day as text, an id, or yes and no. Null is blank. */
export type Value = string | number | boolean | null

export interface HeldRecord {
  readonly id: string
  /** By column of the portal. */
  readonly values: Readonly<Record<string, Value>>
  /** The newest day as of which a delivery wrote it, or null. */
  readonly asOf?: Day | null
}

/** A thing that a reference names, such as a program. */
export interface HeldThing {
  readonly id: number | string
  /** All that it may be called, the usual name first. */
  readonly names: readonly string[]
  /** Whether a document of this type is of a program, and of no company. */
  readonly isOfProgram?: boolean
}

/** What is looked up one by one, because there are many of them. */
export type LookedUp = 'claim' | 'learner' | 'user role'

export interface Wanted {
  readonly text: string
  readonly companyId: number | null
}

export interface FoundThing {
  readonly id: number
  readonly companyId: number
}

/** What the portal holds before a delivery of records. */
export interface HeldForRecords {
  readonly companies: readonly HeldCompany[]
  readonly policies: readonly HeldPolicy[]
  readonly programs: readonly HeldThing[]
  /** The programs again, by their code in place of their id. */
  readonly programCodes: readonly HeldThing[]
  readonly posts: readonly HeldThing[]
  readonly documentTypes: readonly HeldThing[]
  /** The files beside the index of a zip. */
  readonly files?: readonly HeldThing[]
  /** In the order of what is wanted. */
  find(what: LookedUp, wanted: readonly Wanted[]): Promise<readonly (FoundThing | undefined)[]>
  /** All records whose first column of the key has one of these values. */
  recordsWith(values: readonly Value[]): Promise<readonly HeldRecord[]>
  /** The records that have these ids in the system of a source, by that id. */
  recordsOfSource(source: string, ids: readonly string[]): Promise<ReadonlyMap<string, HeldRecord>>
  /** The newest day as of which the source delivered records of this kind, or null. */
  newestAsOf(source: string): Promise<Day | null>
}
