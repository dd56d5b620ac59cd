import { Type, type Static } from 'typebox'

import { moment, nullable } from './field.ts'
import { object } from '../object.ts'

/** A user's action and its time (specification, core §3 "Activity entry"). */
export const ActivityEntry = object(
  {
    User: Type.String(),
    CreatedDateTime: nullable(moment()),
    Action: Type.String(),
    RecId: Type.Optional(Type.Integer({ description: 'Only if the request asks for a page' })),
    NetworkAddress: Type.Optional(
      Type.String({ description: 'The network address at sign-in. Staff get it in paged requests' }),
    ),
  },
  { title: 'ActivityEntry' },
)
export type ActivityEntry = Static<typeof ActivityEntry>
