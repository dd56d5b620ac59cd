import { Type, type Static } from 'typebox'

import { moment } from './field.ts'
import { object } from '../object.ts'

/** A message to the adjuster of a claim, or files for claims operations. */
export const ClaimMessage = object(
  {
    Id: Type.String(),
    SentAt: moment(),
    SentBy: Type.String(),
    SentTo: Type.String(),
    Subject: Type.String(),
    Body: Type.String(),
    Files: Type.Array(Type.String(), { description: 'Names of the files' }),
  },
  { title: 'ClaimMessage' },
)
export type ClaimMessage = Static<typeof ClaimMessage>

/** People's actions on a claim in the portal. */
export const ClaimHistory = object(
  {
    Watched: Type.Boolean({ description: 'Whether the caller watches the claim' }),
    Messages: Type.Array(ClaimMessage, { description: 'Newest first' }),
  },
  { title: 'ClaimHistory' },
)
export type ClaimHistory = Static<typeof ClaimHistory>
