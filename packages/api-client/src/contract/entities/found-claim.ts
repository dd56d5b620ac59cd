import { Type, type Static } from 'typebox'

import { Claim } from './claim.ts'
import { object } from '../object.ts'

const {
  ValuationDate: _,
  LitigationManagerNm: __,
  MedReserveAmt: ___,
  MedPaidAmt: ____,
  ExpExclMedReserveAmt: _____,
  ExpExclMedPaidAmt: ______,
  SourceNm: _______,
  ...shared
} = Claim.properties

/** A claim of the register of all claims, with its policy and company. */
export const FoundClaim = object(
  {
    ...shared,
    PolicyId: Type.Integer(),
    LOB: Type.String({ description: 'The line of business of the policy' }),
    ClientId: Type.Integer(),
    ClientName: Type.String(),
  },
  { title: 'FoundClaim' },
)
export type FoundClaim = Static<typeof FoundClaim>

/** One page of the register. */
export const FoundClaims = object(
  {
    Claims: Type.Array(FoundClaim),
    Matching: Type.Union([Type.Literal('typed'), Type.Literal('similar')], {
      description: 'Whether the claims contain the words as typed, or a similar spelling, because none contains them',
    }),
    More: Type.Boolean({ description: 'Whether another page follows' }),
    TooMany: Type.Boolean({ description: 'Whether the words match more claims than the server examines' }),
  },
  { title: 'FoundClaims' },
)
export type FoundClaims = Static<typeof FoundClaims>

/** The filter values of the register: those that occur in its claims. */
export const ClaimChoices = object(
  {
    Years: Type.Array(Type.Integer(), { description: 'Policy years, newest first' }),
    States: Type.Array(Type.String()),
    Causes: Type.Array(Type.String()),
    Adjusters: Type.Array(Type.String()),
  },
  { title: 'ClaimChoices' },
)
export type ClaimChoices = Static<typeof ClaimChoices>
