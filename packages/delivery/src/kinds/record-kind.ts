import type { Field } from './field.ts'

/** What a reference of a record names. */
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

/** A field of a record. Its name is the column of the portal that it goes to; a name with `#` has no column of its own. */
export interface RecordField extends Omit<Field, 'type'> {
  readonly type: 'identifier' | 'text' | 'day' | 'amount' | 'number' | 'whole' | 'yes-no'
  /** The head in a template, if it is not the first of the heads in capitals. */
  readonly label?: string
  readonly required?: true
  /** The least and the most that a number may be. */
  readonly between?: readonly [number, number]
  /** The values that the portal has, each with other words for it. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** Reads a text that has a form of its own, such as a quarter. Undefined if it has another form. */
  readonly read?: (text: string) => string | undefined
  /** The most characters that a text may have. */
  readonly longest?: number
  /** An example of that form. */
  readonly like?: string
  /** What the field names, and the column that gets its id. A company has two fields for one column. */
  readonly refersTo?: { readonly target: ReferenceTarget; readonly sets: string; readonly by?: 'code' | 'name' }
}

/** One kind of records that can be brought in. Template, reader, checks, help and documents follow from it. */
export interface RecordKind {
  /** As in `--as vehicles`. */
  readonly name: string
  readonly title: string
  readonly one: string
  readonly many: string
  readonly about: string
  readonly fields: readonly RecordField[]
  /** The columns that tell a record from all others. The first one narrows the search most. */
  readonly key: readonly string[]
  /** Columns of a record that the portal has and that a delivery never changes, because more hangs on them. */
  readonly fixed?: readonly string[]
  /** Whether each record is of a program or of a company, as what one of its columns names says. */
  readonly placedBy?: string
  /** Days that follow each other. */
  readonly inOrder?: readonly (readonly [earlier: string, later: string])[]
  /** Amounts that are the sum of others. */
  readonly sums?: readonly { readonly total: string; readonly parts: readonly string[] }[]
}

/** The id of a record in the system of its sender. Each kind has it. */
const sourceId: RecordField = {
  name: '#source.id',
  type: 'identifier',
  label: 'Source ID',
  heads: ['source number', 'external number', 'record number', 'system number'],
  about: 'The id of the record in the system of the sender. A later file finds the record by it.',
}

/** All fields that a file of a kind may have. */
export const fieldsOf = ({ fields }: RecordKind): readonly RecordField[] => [...fields, sourceId]

/** The head of a field in a template. */
export const headOf = ({ label, heads: [words = ''] }: Pick<RecordField, 'label' | 'heads'>): string =>
  label ?? words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** The column of the portal that a field fills. */
export const columnOf = ({ name, refersTo }: RecordField): string => refersTo?.sets ?? name
