import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { longestViewName } from '../view-name-length.ts'

/** Filters of the register of claims, saved with a name. */
export const ClaimView = object({
  Name: Type.String({ minLength: 1, maxLength: longestViewName, pattern: '^\\S(.*\\S)?$' }),
  Search: Type.String({ maxLength: 2_000, description: 'The search params of the register, for example ?status=open' }),
})
export type ClaimView = Static<typeof ClaimView>
