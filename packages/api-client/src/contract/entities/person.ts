import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { flag, moment, nullable, rowId } from './field.ts'

/** A user in the register of all companies. */
export const Person = object(
  {
    RecId: rowId(),
    FirstName: Type.String(),
    LastName: Type.String(),
    Email: Type.String(),
    ClientId: Type.Integer(),
    ClientName: Type.String(),
    GroupName: nullable(Type.String({ description: 'The group name of the role; null if the user has no role' })),
    GroupCode: nullable(Type.String({ description: 'The group code of the role; null if the user has no role' })),
    roleName: nullable(Type.String({ description: 'The name of the active role' })),
    IsActive: flag(),
    isInvited: Type.Boolean({ description: 'Whether the user cannot sign in yet; see InviteUser' }),
    isEditable: Type.Boolean({ description: 'Whether the caller may change this user (AMB-196)' }),
    mayBeViewed: Type.Boolean({ description: 'Whether the caller may view the portal as this user; see ViewAs' }),
    lastSignIn: nullable(moment()),
  },
  { title: 'Person' },
)
export type Person = Static<typeof Person>

/** The states of an account. */
export const PersonState = Type.Union([Type.Literal('invited'), Type.Literal('active'), Type.Literal('inactive')])
export type PersonState = Static<typeof PersonState>
