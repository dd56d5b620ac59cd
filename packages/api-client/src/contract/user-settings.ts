import { VISIBLE_EXPRESSION } from '@captive/form-engine/text'
import { Type } from 'typebox'

import { Group, RoleGroup, User } from './entities/identity.ts'
import { UserClientMembership } from './entities/membership.ts'
import { flag, nullable } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { CallError, Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { page } from './page.ts'
import { userLengths } from './user-lengths.ts'

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: VISIBLE_EXPRESSION })

const UserFields = {
  FirstName: text(userLengths.FirstName),
  LastName: text(userLengths.LastName),
  Email: text(userLengths.Email),
  Phone: text(userLengths.Phone),
  AddressLine1: text(userLengths.AddressLine1),
  City: text(userLengths.City),
  State: Type.String({ pattern: '^[A-Z]{2}$' }),
  ZipCode: text(userLengths.ZipCode),
  IsActive: flag(),
  ClientId: id(),
}

const portalOrigin = Type.String({
  maxLength: 300,
  description: 'Origin of the portal in the link (AMB-035)',
})

const NewUser = object(
  {
    ...UserFields,
    RoleGroupsRecId: Type.Optional(id({ description: 'Link of a role that is assigned in the same transaction' })),
  },
  { title: 'NewUser' },
)

const RoleLink = { UsersRecId: id(), RoleGroupsRecId: id(), IsActive: flag() }

/** The users of the companies and their roles. The calls have the names of AMB-198. */
export const userSettings = {
  getUsersByGroup: endpoint({
    area: 'user-settings',
    method: 'GET',
    path: '/GetUsersByGroup',
    title: 'Users of a group',
    description:
      'Users of the companies of this group that the caller may see (AMB-207), with their role and whether the caller may edit them (AMB-196).',
    access: ['000-001-002', '000-001-003', '004-001-007'],
    scope: 'companies',
    query: object({ GroupsRecId: id(), ...page }),
    response: payload(Type.Array(User)),
  }),
  getUser: endpoint({
    area: 'user-settings',
    method: 'GET',
    path: '/GetUser',
    title: 'User',
    description: 'One user that the caller may see, or null.',
    access: ['000-001-002', '000-001-003'],
    scope: 'companies',
    query: object({ RecId: id() }),
    response: payload(nullable(User)),
  }),
  createUser: endpoint({
    area: 'user-settings',
    method: 'POST',
    path: '/CreateUser',
    title: 'Add a user',
    description:
      'Adds a user without a password and emails a link to set one. Payload is the new RecId. RoleGroupsRecId also assigns a role; without it, CreateUserRoleGroup assigns one.',
    access: ['000-001-002', '000-001-003'],
    scope: 'companies',
    query: object({
      email: Type.String({ minLength: 3, maxLength: 320 }),
      origin: portalOrigin,
    }),
    body: NewUser,
    response: object({
      Payload: nullable(Type.Integer()),
      RoleGroupsRecId: Type.Optional(Type.Integer()),
      Error: CallError,
    }),
    responseEncoding: 'whole',
  }),
  inviteUser: endpoint({
    area: 'user-settings',
    method: 'POST',
    path: '/InviteUser',
    capability: 'Invitations',
    title: 'Invite a user again',
    description:
      'Emails a new link for setting a password to an active user who has none. Earlier links become invalid.',
    access: ['000-001-002', '000-001-003'],
    scope: 'companies',
    query: object({ RecId: id(), origin: portalOrigin }),
    response: Outcome,
  }),
  updateUser: endpoint({
    area: 'user-settings',
    method: 'PUT',
    path: '/UpdateUser',
    title: 'Change a user',
    description:
      'Changes the data of a user. Deactivating a user signs the user out. A new email address revokes the password, the sessions, the links and the known devices; both addresses get an email, and the email to the new one has a link to set a password.',
    access: ['000-001-002', '000-001-003'],
    scope: 'companies',
    body: object({ RecId: id(), ...UserFields }),
    response: Outcome,
  }),
  deleteUser: endpoint({
    area: 'user-settings',
    method: 'DELETE',
    path: '/DeleteUser',
    title: 'Delete a user',
    description:
      'Marks the user as deleted, ends the user’s sessions and role, and clears the user’s claim notifications, in one transaction (AMB-199).',
    access: ['000-001-002', '000-001-003'],
    scope: 'companies',
    query: object({ RecId: id() }),
    response: Outcome,
  }),
  createUserRoleGroup: endpoint({
    area: 'user-settings',
    method: 'POST',
    path: '/CreateUserRoleGroup',
    title: 'Assign a role',
    description: 'Assigns a role to a user. The caller must be allowed to assign it (AMB-196).',
    access: ['000-001-002', '000-001-003'],
    scope: 'companies',
    body: object(RoleLink),
    response: Outcome,
  }),
  updateUserRoleGroup: endpoint({
    area: 'user-settings',
    method: 'PUT',
    path: '/UpdateUserRoleGroup',
    title: 'Change a role',
    description: 'Activates or deactivates the link of a user to a role. Signs the user out.',
    access: ['000-001-002', '000-001-003'],
    scope: 'companies',
    body: object({ RecId: Type.Optional(id()), ...RoleLink }),
    response: Outcome,
  }),
  getGroupsWithRoleGroups: endpoint({
    area: 'user-settings',
    method: 'GET',
    path: '/GetGroupsWithRoleGroups',
    title: 'Groups with their roles',
    description: 'Each group with its roles.',
    access: ['000-001-002', '000-001-003'],
    scope: 'none',
    isReference: true,
    response: payload(
      Type.Array(
        object({ ...Group.properties, linkedRoleGroups: Type.Array(RoleGroup) }, { title: 'GroupWithRoleGroups' }),
      ),
    ),
  }),
  getUserClientMemberships: endpoint({
    area: 'user-settings',
    method: 'GET',
    path: '/GetUserClientMemberships',
    title: 'Positions of a user',
    description: 'The offices and committees of a user of a company (AMB-105).',
    access: ['000-001-002', '000-001-003', '002-002'],
    scope: { company: 'ClientId' },
    query: object({ ClientId: id(), UsersRecId: id() }),
    response: payload(Type.Array(UserClientMembership)),
  }),
} as const
