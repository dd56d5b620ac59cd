import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { calendarDate, nullable } from './field.ts'

/** One result of the portal's search. */
export const SearchHit = object(
  {
    Kind: Type.Union([
      Type.Literal('claim'),
      Type.Literal('company'),
      Type.Literal('user'),
      Type.Literal('document'),
      Type.Literal('vehicle'),
    ]),
    RecId: Type.Integer({ description: 'The id of the claim, company, user, document or vehicle' }),
    Label: Type.String({ description: 'The claim number, or the name of the company, user, document or vehicle' }),
    Detail: Type.String({ description: 'The claimant, place, email, description or VIN' }),
    Date: nullable(calendarDate()),
    ClientId: nullable(Type.Integer({ description: 'The company to act for; null for a document of a program' })),
    ClientName: nullable(Type.String()),
    Link: Type.String({ description: 'The page of the portal that shows it' }),
  },
  { title: 'SearchHit' },
)
export type SearchHit = Static<typeof SearchHit>
