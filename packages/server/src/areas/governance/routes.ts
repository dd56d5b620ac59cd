import { contract } from '@captive/api-client/contract'

import type { Parts } from '../../parts.ts'
import { implement, type Implementation } from '../../http/route.ts'
import { findMembershipType, listMembers, listMembershipTypes, listReferences, listSlate } from './queries.ts'

export function governanceRoutes({ database }: Parts): Implementation[] {
  return [
    implement(contract.getClientsByProgram, async ({ query, session }) => ({
      Payload: await listMembers(database, session.scope, query.ProgramsRecId),
    })),
    implement(contract.getMembershipReferences, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listReferences(tx, scope, query.ProgramsRecId)),
    })),
    implement(contract.getOfficerAndCommiteeSlates, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listSlate(tx, scope, query.ProgramsRecId)),
    })),
    implement(contract.getMembershipTypes, async ({ inTransaction }) => ({
      Payload: await inTransaction(listMembershipTypes),
    })),
    implement(contract.getMembershipType, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx) => findMembershipType(tx, query.RecId)),
    })),
  ]
}
