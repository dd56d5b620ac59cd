import { contract } from '@captive/api-client/contract'

import { implementRead, type Implementation } from '../../http/implement.ts'
import { findProgram } from './find-program.ts'
import { searchPortal } from './search-portal.ts'

export const searchRoutes = (): Implementation[] => [
  implementRead(contract.search, async ({ query: { Text, ClientId }, session, tx }) => {
    const program = ClientId === undefined ? null : await findProgram(tx, session.scope, ClientId)
    return { Payload: program === undefined ? [] : await searchPortal(tx, session, { text: Text, program }) }
  }),
]
