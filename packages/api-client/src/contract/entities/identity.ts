import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { moment, rowId } from './field.ts'

/** A portal user (specification, core §3 and areas §3). */
export const User = object(
  {
    RecId: rowId(),
    FirstName: Type.String(),
    LastName: Type.String(),
    Email: Type.String(),
    Phone: Type.String(),
    AddressLine1: Type.String(),
    City: Type.String(),
    State: Type.String(),
    ZipCode: Type.String(),
    IsActive: Type.Integer({ description: '1 or 0' }),
    ClientId: Type.Integer(),
    roleName: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'The name of the active role' })),
    isEditable: Type.Optional(Type.Boolean({ description: 'Whether the caller may change this user (AMB-196)' })),
    lastSignIn: Type.Optional(
      Type.Union([moment(), Type.Null()], {
        description: 'Null if the user never signed in. Only for user administrators.',
      }),
    ),
    isInvited: Type.Optional(Type.Boolean({ description: 'Whether the user cannot sign in yet; see InviteUser' })),
  },
  { title: 'User' },
)
export type User = Static<typeof User>

export const Group = object({ RecId: rowId(), Name: Type.String(), Code: Type.String() }, { title: 'Group' })
export type Group = Static<typeof Group>

export const Role = object({ RecId: rowId(), Name: Type.String() }, { title: 'Role' })
export type Role = Static<typeof Role>

export const RoleGroup = object(
  {
    RecId: rowId(),
    GroupsRecId: Type.Integer(),
    RolesRecId: Type.Integer(),
    RoleName: Type.String(),
    GroupName: Type.String(),
  },
  { title: 'RoleGroup' },
)
export type RoleGroup = Static<typeof RoleGroup>

export const UserRoleGroup = object(
  {
    RecId: Type.Integer(),
    RoleGroupsRecId: Type.Integer(),
    UsersRecId: Type.Integer(),
    IsActive: Type.Integer({ description: '1 or 0' }),
  },
  { title: 'UserRoleGroup' },
)
export type UserRoleGroup = Static<typeof UserRoleGroup>

/** `Code` saves a GetObject call for each row (AMB-024). */
export const ObjectAccess = object(
  {
    ObjectsRecId: Type.Integer(),
    IsActive: Type.Integer({ description: '1 or 0' }),
    Code: Type.Optional(Type.String()),
  },
  { title: 'ObjectAccess' },
)
export type ObjectAccess = Static<typeof ObjectAccess>

export const PortalObject = object(
  { RecId: Type.Integer(), Code: Type.String({ description: 'A permission code' }) },
  { title: 'Object' },
)
export type PortalObject = Static<typeof PortalObject>
