import { Type } from 'typebox'

import { Client } from './entities/client.ts'
import { MembershipReference, MembershipType, OfficerCommitteeSlate } from './entities/membership.ts'
import { nullable } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

/** The members of a program, and its representatives. */
export const governance = {
  getClientsByProgram: endpoint({
    area: 'governance',
    method: 'GET',
    path: '/GetClientsByProgram',
    title: 'Members of a program',
    description:
      'The members of a program that the caller may see. For other companies, it returns only directory data: name, address and phone.',
    access: ['002-002-002', '003-002-001'],
    scope: { program: 'ProgramsRecId' },
    query: object({ ProgramsRecId: id() }),
    response: payload(Type.Array(Client)),
  }),
  getMembershipReferences: endpoint({
    area: 'governance',
    method: 'GET',
    path: '/GetMembershipReferences',
    title: 'Member references',
    description: 'The references of a program.',
    access: ['002-002-003'],
    scope: { program: 'ProgramsRecId' },
    query: object({ ProgramsRecId: id() }),
    response: payload(Type.Array(MembershipReference)),
  }),
  getOfficerAndCommiteeSlates: endpoint({
    area: 'governance',
    method: 'GET',
    path: '/GetOfficerAndCommiteeSlates',
    title: 'Officers and committees',
    description: 'The slate of a program.',
    access: ['002-002-004'],
    scope: { program: 'ProgramsRecId' },
    query: object({ ProgramsRecId: id() }),
    response: payload(Type.Array(OfficerCommitteeSlate)),
  }),
  getMembershipTypes: endpoint({
    area: 'governance',
    method: 'GET',
    path: '/GetMembershipTypes',
    title: 'Kinds of positions',
    description: 'The offices and committees of a program.',
    access: ['002-002'],
    scope: 'none',
    isReference: true,
    response: payload(Type.Array(MembershipType)),
  }),
  getMembershipType: endpoint({
    area: 'governance',
    method: 'GET',
    path: '/GetMembershipType',
    title: 'Kind of position',
    description: 'One kind of position, or null.',
    access: ['002-002'],
    scope: 'none',
    query: object({ RecId: id() }),
    response: payload(nullable(MembershipType)),
  }),
} as const
