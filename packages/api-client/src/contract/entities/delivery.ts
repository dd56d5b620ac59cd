import { Type, type Static, type TSchema } from 'typebox'

import { object } from '../object.ts'
import { deliveryKinds } from './delivery-kinds.ts'
import { calendarDate, dollars, moment, nullable, rowId } from './field.ts'

export const DeliveryKind = Type.Enum([...deliveryKinds], {
  description: 'The content of the file: claims or other records',
})
export type DeliveryKind = (typeof deliveryKinds)[number]

const texts = Type.Record(Type.String(), Type.String())

const table = {
  columns: texts,
  ignored: Type.Optional(Type.Array(Type.String())),
  headRow: Type.Optional(
    Type.Union([Type.Integer(), Type.Tuple([Type.Integer(), Type.Integer()]), Type.Literal('repeated')]),
  ),
}

/** How the files of a source are read (`packages/delivery/src/map/mapping.ts`). A mapping may have more members. */
export const DeliveryMapping = Type.Object(
  {
    columns: Type.Optional(texts),
    ignored: table.ignored,
    headRow: table.headRow,
    sheets: Type.Optional(Type.Record(Type.String(), Type.Object(table))),
    sheet: Type.Optional(Type.String()),
    valueMaps: Type.Optional(Type.Record(Type.String(), texts)),
    rowsPerClaim: Type.Optional(Type.String()),
    conventions: Type.Optional(texts),
  },
  { title: 'DeliveryMapping' },
)
export type DeliveryMapping = Static<typeof DeliveryMapping>

/** A reason why a row, or the whole file, is rejected or doubtful. */
const Finding = object({
  row: nullable(Type.Integer({ description: 'As a spreadsheet program numbers rows; null for the whole file' })),
  sheet: Type.Optional(Type.String()),
  class: Type.String({ description: 'The reason, such as unknown-policy' }),
  claim: Type.Optional(Type.String({ description: 'The claim number, or the name of another record' })),
  message: Type.String(),
})

/** The content of a delivery, and the problems that need review. */
export const DeliveryReport = object(
  {
    file: Type.String(),
    source: nullable(Type.String()),
    asOf: nullable(calendarDate()),
    rows: object({
      new: Type.Integer(),
      changed: Type.Integer(),
      unchanged: Type.Integer(),
      refused: Type.Array(Finding, { description: 'The first thousand' }),
      doubtful: Type.Array(Finding, { description: 'The first thousand' }),
    }),
    controlTotals: Type.Array(
      object({
        field: Type.String(),
        sheet: Type.Optional(Type.String()),
        file: dollars({ description: 'The total that the file states' }),
        rows: dollars({ description: 'The sum of its rows' }),
        agrees: Type.Boolean(),
      }),
    ),
    mapping: nullable(DeliveryMapping),
  },
  { title: 'DeliveryReport' },
)
export type DeliveryReport = Static<typeof DeliveryReport>

const summary = {
  RecId: rowId(),
  Kind: DeliveryKind,
  Source: nullable(Type.String({ description: 'Who sent it' })),
  FileName: Type.String(),
  FileSize: Type.Integer({ description: 'In bytes' }),
  AsOf: nullable(calendarDate()),
  State: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('applied'),
    Type.Literal('refused'),
    Type.Literal('discarded'),
    Type.Literal('taken back'),
  ]),
  New: Type.Integer(),
  Changed: Type.Integer(),
  Unchanged: Type.Integer(),
  Refused: Type.Integer(),
  Doubtful: Type.Integer(),
  BroughtBy: Type.String({ description: 'Email address, or the command' }),
  BroughtAt: moment(),
  AppliedBy: nullable(Type.String()),
  AppliedAt: nullable(moment()),
  TakenBackBy: nullable(Type.String()),
  TakenBackAt: nullable(moment()),
}

/** A file that a source sent, and its status. */
export const Delivery = object(summary, { title: 'Delivery' })
export type Delivery = Static<typeof Delivery>

export const DeliveryDetails = object(
  {
    ...summary,
    Report: DeliveryReport,
    Accepted: Type.Array(Type.String(), { description: 'Numbers of questionable claims that a person accepted' }),
    IsNewMapping: Type.Boolean({
      description: 'Whether fewer than three deliveries of the source were applied with this mapping',
    }),
  },
  { title: 'DeliveryDetails' },
)
export type DeliveryDetails = Static<typeof DeliveryDetails>

const list = <T extends TSchema>(schema: T, options: { description?: string } = {}) =>
  Type.Immutable(Type.Array(schema, options))

/** How the server interpreted a delivery, for the staff user who checks and corrects it. */
export const DeliveryPreview = object(
  {
    source: nullable(Type.String()),
    asOf: nullable(calendarDate()),
    sheets: list(
      object({
        name: Type.String(),
        rows: list(
          object({
            number: Type.Integer({ description: 'As a spreadsheet program numbers rows' }),
            kind: Type.String({ description: 'title, head, data, total, group, blank or other' }),
            cells: list(Type.String()),
          }),
          { description: 'The first sixty' },
        ),
      }),
    ),
    columns: list(
      object({
        sheet: Type.String(),
        head: Type.String(),
        field: nullable(Type.String({ description: 'Null if the column is left out' })),
        samples: list(Type.String()),
      }),
    ),
    statuses: list(
      object({
        text: Type.String(),
        count: Type.Integer(),
        status: nullable(Type.String({ description: 'Null if the word is unknown' })),
      }),
    ),
    companies: list(object({ text: Type.String(), resembles: nullable(Type.String()) }), {
      description: 'Names that do not exactly match a name in the portal',
    }),
    sums: object({
      rows: Type.Integer({ description: 'Rows with a total' }),
      agree: Type.Integer({ description: 'Rows whose parts add up to it' }),
    }),
    fields: list(
      object({
        name: Type.String(),
        label: Type.Optional(Type.String({ description: 'Its heading in a template; fields of claims have none' })),
        about: Type.String(),
      }),
      { description: 'The fields that a column may be read as' },
    ),
  },
  { title: 'DeliveryPreview' },
)
export type DeliveryPreview = Static<typeof DeliveryPreview>

/** Status and amounts of a claim at a valuation date. */
export const ClaimValuation = object(
  {
    ValuationDate: calendarDate(),
    StatusCode: Type.String({ description: 'Open, Closed or Reopened' }),
    TotalIncurred: dollars({ description: 'Paid and reserved, loss and expense, less recovery' }),
    Recovery: dollars(),
    LossReserve: dollars(),
    LossPaid: dollars(),
    ExpenseReserve: dollars(),
    ExpensePaid: dollars(),
  },
  { title: 'ClaimValuation' },
)
export type ClaimValuation = Static<typeof ClaimValuation>
