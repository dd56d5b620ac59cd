import { contract } from '@captive/api-client/contract'

import type { Dependencies } from '../../dependencies.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import { findMembershipType, listMembers, listMembershipTypes, listReferences, listSlate } from './queries.ts'

export function governanceRoutes({ database }: Dependencies): Implementation[] {
  return [
    implement(contract.getClientsByProgram, async ({ query, session }) => ({
      Payload: await listMembers(database, session.scope, query.ProgramsRecId),
    })),
    implementRead(contract.getMembershipReferences, async ({ query, tx, scope }) => ({
      Payload: await listReferences(tx, scope, query.ProgramsRecId),
    })),
    implementRead(contract.getOfficerAndCommiteeSlates, async ({ query, tx, scope }) => ({
      Payload: await listSlate(tx, scope, query.ProgramsRecId),
    })),
    implementRead(contract.getMembershipTypes, async ({ tx }) => ({
      Payload: await listMembershipTypes(tx),
    })),
    implementRead(contract.getMembershipType, async ({ query, tx }) => ({
      Payload: await findMembershipType(tx, query.RecId),
    })),
  ]
}
