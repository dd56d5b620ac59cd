import { OPERATORS, type Operator } from '../definitions/operators.ts'
import { closest, lettersOf } from '../text/closest.ts'

/** Names that other libraries and databases use. */
const otherKinds = {
  text: 'textbox',
  input: 'textbox',
  string: 'textbox',
  number: 'textbox',
  time: 'textbox',
  multiline: 'textarea',
  memo: 'textarea',
  notes: 'textarea',
  select: 'dropdown',
  combobox: 'dropdown',
  list: 'dropdown',
  choice: 'radio',
  option: 'radioButton',
  date: 'calendar',
  datepicker: 'calendar',
  multiselect: 'checkboxList',
  selectmultiple: 'checkboxList',
  checkboxes: 'checkboxList',
  checklist: 'checkboxList',
  boolean: 'checkbox',
  check: 'checkbox',
  group: 'section',
  fieldset: 'section',
  panel: 'section',
  mail: 'email',
  telephone: 'phone',
  mobile: 'phone',
  upload: 'file',
  attachment: 'file',
} as const

const otherDataTypes = {
  numeric: 'number',
  integer: 'number',
  int: 'number',
  decimal: 'number',
  float: 'number',
  double: 'number',
  money: 'number',
  currency: 'number',
  text: 'string',
  varchar: 'string',
} as const

const otherOperators = {
  equal: 'equals',
  is: 'equals',
  eq: 'equals',
  in: 'anyOf',
  oneof: 'anyOf',
  isnot: 'not',
  notequal: 'not',
  notequals: 'not',
  unequal: 'not',
  ne: 'not',
  gt: 'greaterThan',
  morethan: 'greaterThan',
  above: 'greaterThan',
  after: 'greaterThan',
  ge: 'atLeast',
  gte: 'atLeast',
  minimum: 'atLeast',
  lt: 'lessThan',
  below: 'lessThan',
  before: 'lessThan',
  le: 'atMost',
  lte: 'atMost',
  maximum: 'atMost',
  exists: 'answered',
  notempty: 'answered',
  notblank: 'answered',
  filled: 'answered',
} as const satisfies Readonly<Record<string, Operator>>

/** The kind of control that a misspelt or foreign name probably means. */
export const meantKind = (written: string, known: readonly string[]): string | undefined =>
  meantName(written, known, otherKinds)

/** The data type that a misspelt or foreign name probably means. */
export const meantDataType = (written: string): string | undefined =>
  meantName(written, ['string', 'number'], otherDataTypes)

/** The operator of a condition that a misspelt or foreign name probably means. */
export const meantOperator = (written: string): string | undefined => meantName(written, OPERATORS, otherOperators)

function meantName(
  written: string,
  known: readonly string[],
  others: Readonly<Record<string, string>>,
): string | undefined {
  const other = new Map(Object.entries(others)).get(lettersOf(written))
  if (other !== undefined) return other
  const near = closest(written, [...known, ...Object.keys(others)])
  return near !== undefined && !known.includes(near) ? others[near] : near
}
