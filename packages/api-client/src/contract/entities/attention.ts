import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { attentionRules, attentionStates } from './attention-rules.ts'
import { calendarDate, dollars, nullable } from './field.ts'

export const AttentionRuleName = Type.Enum(attentionRules)
export const AttentionStateName = Type.Enum(attentionStates)

/** The key of an item: its rule, its company (0 for none), and its subject. */
export const itemKey = () => Type.String({ pattern: '^[a-z-]{1,30}:\\d{1,10}:[\\w.-]{1,80}$' })

/** An item that needs the user's attention. */
export const AttentionItem = object(
  {
    Key: itemKey(),
    Rule: AttentionRuleName,
    ClientId: nullable(Type.Integer({ description: 'Null if it belongs to no company' })),
    ClientName: nullable(Type.String()),
    Name: Type.String({ description: 'What it is about, for example a claim number; may be empty' }),
    Detail: nullable(Type.String()),
    Amount: nullable(dollars()),
    Count: nullable(Type.Integer()),
    Since: nullable(calendarDate()),
    Due: nullable(calendarDate()),
    Link: Type.String({ description: 'The page of the portal where the item is handled' }),
    Until: nullable(calendarDate()),
  },
  { title: 'AttentionItem' },
)
export type AttentionItem = Static<typeof AttentionItem>

/** Everything that needs attention: some items of each rule, and their total number. */
export const Attention = object(
  {
    Items: Type.Array(AttentionItem, {
      description:
        'At most 20 of each rule, or 1,000 of the rule asked for: the most urgent rules and oldest items first',
    }),
    Counts: Type.Array(object({ Rule: AttentionRuleName, Count: Type.Integer() }), {
      description: 'The number of items of each rule; rules without items are left out',
    }),
  },
  { title: 'Attention' },
)
export type Attention = Static<typeof Attention>

/** The kinds of changes since a visit. */
const changeKinds = [
  'new-claims',
  'closed-claims',
  'reopened-claims',
  'claim-reports',
  'documents',
  'fund-balance',
  'vehicle-requests',
] as const
export type ChangeKind = (typeof changeKinds)[number]

export const Changes = object(
  {
    Since: nullable(
      Type.String({
        description: 'ISO 8601, UTC: the sign-in before this one, 30 days ago at most; null on the first visit',
      }),
    ),
    Changes: Type.Array(
      object({
        Kind: Type.Enum(changeKinds),
        Count: Type.Integer(),
        Amount: nullable(dollars()),
        AsOf: nullable(calendarDate()),
        Link: Type.String(),
      }),
    ),
  },
  { title: 'Changes' },
)
export type Changes = Static<typeof Changes>

/** A company of the book of business. */
export const BookCompany = object(
  {
    ClientId: Type.Integer(),
    Renewal: nullable(calendarDate()),
    DaysToRenewal: nullable(Type.Integer()),
    MissingPapers: nullable(Type.Integer({ description: 'Documents missing for the renewal that is being prepared' })),
    OpenClaims: nullable(Type.Integer({ description: 'Open claims in the current terms; null without permission' })),
    TotalIncurred: nullable(dollars({ description: 'Total incurred in the current terms; null without permission' })),
    Items: Type.Integer({ description: 'Items that need attention' }),
    LastSignIn: nullable(Type.String({ description: 'The last sign-in of any user of the company, ISO 8601, UTC' })),
    OpenedAt: nullable(Type.String({ description: 'ISO 8601, UTC: when the caller last chose the company' })),
    IsStarred: Type.Boolean(),
  },
  { title: 'BookCompany' },
)
export type BookCompany = Static<typeof BookCompany>
