import { capabilities, contract } from '@captive/api-client/contract'

import type { Dependencies } from '../../dependencies.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
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

export function authRoutes(dependencies: Dependencies): Implementation[] {
  return [
    ...signInRoutes(dependencies),
    implement(contract.getCapabilities, async () => ({ Payload: Object.keys(capabilities) })),
    implementRead(contract.getUserByEmail, async ({ query, tx, scope }) => ({
      Payload: await findUserByEmail(tx, scope, query.email),
    })),
    implementRead(contract.getUserRoleGroup, async ({ query, tx, scope }) => ({
      Payload: await listUserRoleGroups(tx, scope, query.UsersRecId),
    })),
    implementRead(contract.getUserRoleGroups, async ({ tx, scope }) => ({
      Payload: await listUserRoleGroups(tx, scope),
    })),
    implementRead(contract.getRoleGroupObjectAccess, async ({ query, tx }) => ({
      Payload: await listObjectAccess(tx, query.RoleGroupsRecId),
    })),
    implementRead(contract.getObject, async ({ query, tx }) => ({
      Payload: await findObject(tx, query.RecId),
    })),
    implementRead(contract.getGroups, async ({ tx }) => ({ Payload: await listGroups(tx) })),
    implementRead(contract.getRoles, async ({ tx }) => ({ Payload: await listRoles(tx) })),
    implementRead(contract.getRoleGroups, async ({ tx }) => ({ Payload: await listRoleGroups(tx) })),
    implementRead(contract.getClientByClientId, async ({ query, tx, scope }) => ({
      Payload: await findClient(tx, scope, query.ClientId),
    })),
    implementRead(contract.getClientAddress, async ({ query, tx, scope }) => ({
      Payload: await findAddress(tx, scope, query.ClientId),
    })),
  ]
}
