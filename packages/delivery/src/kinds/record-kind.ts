import type { Field } from './field.ts'

/** The type of object that a reference identifies. */
export type ReferenceTarget =
  | 'company'
  | 'policy'
  | 'claim'
  | 'learner'
  | 'program'
  | 'program code'
  | 'post'
  | 'document type'
  | 'file'
  | 'user role'

/**
 * A field of a record. Its name is a column of the portal; a name starting with `#` is not stored in a column of the
 * portal.
 */
export interface RecordField extends Omit<Field, 'type'> {
  readonly type: 'identifier' | 'text' | 'day' | 'amount' | 'number' | 'whole' | 'yes-no'
  /** The header in a template. By default, it is the first of the headers with initial capitals. */
  readonly label?: string
  readonly required?: true
  /** The minimum and maximum of a number. */
  readonly between?: readonly [number, number]
  /** The portal's values, each with its synonyms. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** Parses text with a special format, such as a quarter. Returns undefined for another format. */
  readonly read?: (text: string) => string | undefined
  /** The maximum number of characters. */
  readonly longest?: number
  /** An example of that format. */
  readonly like?: string
  /** The type of the referenced object, and the column that stores its id. A company has two fields for one column. */
  readonly refersTo?: { readonly target: ReferenceTarget; readonly sets: string; readonly by?: 'code' | 'name' }
}

/** A kind of records that can be imported. Template, reader, checks, help and docs are derived from it. */
export interface RecordKind {
  /** As in `--as vehicles`. */
  readonly name: string
  readonly title: string
  readonly one: string
  readonly many: string
  readonly about: string
  readonly fields: readonly RecordField[]
  /** The columns that identify a record. The first one is the most selective. */
  readonly key: readonly string[]
  /** Columns of an existing record that a delivery never changes, because other data depends on them. */
  readonly fixed?: readonly string[]
  /** The column whose reference determines whether a record belongs to a program or a company. */
  readonly placedBy?: string
  /** Pairs of dates that must be in this order. */
  readonly inOrder?: readonly (readonly [earlier: string, later: string])[]
  /** The columns of a date's parts. A missing month or day is 1. */
  readonly dateParts?: readonly [year: string, month: string, day: string]
  /** Amounts that must equal the sum of others. */
  readonly sums?: readonly { readonly total: string; readonly parts: readonly string[] }[]
}

/** The id of a record in the sender's system. Every kind has it. */
const sourceId: RecordField = {
  name: '#source.id',
  type: 'identifier',
  label: 'Source ID',
  heads: ['source number', 'external number', 'record number', 'system number'],
  about: 'The id of the record in the sender’s system. A later file updates the record with the same id.',
}

/** All fields that a file of this kind may have. */
export const fieldsOf = ({ fields }: RecordKind): readonly RecordField[] => [...fields, sourceId]

/** The header of a field in a template. */
export const headOf = ({ label, heads: [words = ''] }: Pick<RecordField, 'label' | 'heads'>): string =>
  label ?? words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** The portal column that a field sets. */
export const columnOf = ({ name, refersTo }: RecordField): string => refersTo?.sets ?? name
