import { utils, write } from '@e965/xlsx'

import { claimFields } from './kinds/claim-fields.ts'
import { fieldsOf, headOf, type RecordField, type RecordKind } from './kinds/record-kind.ts'

/** Fields that are left out of templates, because only files of some senders have them. */
const leftOut = new Set(['#part', '#adjuster', '#sum', '#movement'])

const types: Record<RecordField['type'], string> = {
  identifier: 'Number or code',
  day: 'Date',
  amount: 'Amount in dollars',
  number: 'Number',
  whole: 'Whole number',
  'yes-no': 'Yes or no',
  text: 'Text',
}

/** A column of a template. */
export interface TemplateColumn {
  readonly head: string
  readonly type: string
  readonly about: string
}

const claimColumns = claimFields.filter(({ name }) => !leftOut.has(name)).map(columnOf)

function columnOf(
  field: Pick<RecordField, 'heads' | 'type' | 'about' | 'label' | 'required' | 'values' | 'refersTo'>,
): TemplateColumn {
  const { type, about, values, refersTo } = field
  // The code of a company is sufficient.
  const required = field.required && refersTo?.by !== 'name'
  const words = values ? ` ${Object.keys(values).join(', ')}.` : ''
  return { head: headOf(field), type: types[type], about: `${about}${words}${required ? ' Required.' : ''}` }
}

/** The columns of the template of a kind. */
export const templateColumns = (kind: RecordKind): TemplateColumn[] => fieldsOf(kind).map(columnOf)

/**
 * Creates an empty workbook for claims: one sheet with a column for each field, and one that explains the columns. A
 * completed template needs no mapping.
 */
export const claimsTemplate = (): Uint8Array => templateOf('Claims', claimColumns)

/** Creates an empty workbook for records of a kind. */
export const recordsTemplate = (kind: RecordKind): Uint8Array =>
  templateOf(kind.title.slice(0, 31), templateColumns(kind))

function templateOf(title: string, columns: readonly TemplateColumn[]): Uint8Array {
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([columns.map(({ head }) => head)]), title)
  const about = [['Column', 'Content', 'Meaning'], ...columns.map(({ head, type, about: text }) => [head, type, text])]
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(about), 'About')
  return new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}
