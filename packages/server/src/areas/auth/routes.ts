import { capabilities, contract } from '@captive/api-client/contract'

import type { Parts } from '../../parts.ts'
import { implement, type Implementation } from '../../http/route.ts'
import {
  findAddress,
  findClient,
  findObject,
  findUserByEmail,
  listGroups,
  listObjectAccess,
  listRoleGroups,
  listRoles,
  listUserRoleGroups,
} from './queries.ts'
import { signInRoutes } from './sign-in.ts'

export function authRoutes(parts: Parts): Implementation[] {
  return [
    ...signInRoutes(parts),
    implement(contract.getCapabilities, async () => ({ Payload: Object.keys(capabilities) })),
    implement(contract.getUserByEmail, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => findUserByEmail(tx, scope, query.email)),
    })),
    implement(contract.getUserRoleGroup, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listUserRoleGroups(tx, scope, query.UsersRecId)),
    })),
    implement(contract.getUserRoleGroups, async ({ inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listUserRoleGroups(tx, scope)),
    })),
    implement(contract.getRoleGroupObjectAccess, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx) => listObjectAccess(tx, query.RoleGroupsRecId)),
    })),
    implement(contract.getObject, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx) => findObject(tx, query.RecId)),
    })),
    implement(contract.getGroups, async ({ inTransaction }) => ({ Payload: await inTransaction(listGroups) })),
    implement(contract.getRoles, async ({ inTransaction }) => ({ Payload: await inTransaction(listRoles) })),
    implement(contract.getRoleGroups, async ({ inTransaction }) => ({ Payload: await inTransaction(listRoleGroups) })),
    implement(contract.getClientByClientId, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => findClient(tx, scope, query.ClientId)),
    })),
    implement(contract.getClientAddress, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => findAddress(tx, scope, query.ClientId)),
    })),
  ]
}
