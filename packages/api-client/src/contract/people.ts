import { Type } from 'typebox'

import { Person, PersonState } from './entities/person.ts'
import { flag } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { page } from './page.ts'

/** The maximum number of users that one call changes. */
const maxPeople = 100

const ids = Type.Array(id(), { minItems: 1, maxItems: maxPeople })

/** The users of all companies that the caller may see, for access reviews. */
export const people = {
  getPeople: endpoint({
    area: 'user-settings',
    method: 'GET',
    path: '/GetPeople',
    capability: 'People',
    title: 'Users of all companies',
    description: 'Users of the companies whose users the caller administers, by name.',
    access: ['000-001-002'],
    scope: 'companies',
    query: object({
      Search: Type.Optional(
        Type.String({
          maxLength: 100,
          description: 'Words of the name, the email or the company; accents are ignored',
        }),
      ),
      RoleGroupsRecId: Type.Optional(id({ description: 'Users with this role' })),
      Code: Type.Optional(
        Type.String({ pattern: '^\\d{3}(-\\d{3}){0,4}$', description: 'Users whose role has this permission code' }),
      ),
      State: Type.Optional(PersonState),
      DaysSinceSignIn: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 3_650, description: 'Users who have not signed in for this many days' }),
      ),
      ...page,
    }),
    response: payload(Type.Array(Person)),
  }),
  setUsersActive: endpoint({
    area: 'user-settings',
    method: 'PUT',
    path: '/SetUsersActive',
    capability: 'People',
    title: 'Deactivate or activate users',
    description:
      'Changes all of these users or none. Deactivated users are signed out, and their emailed links stop working.',
    access: ['000-001-002'],
    scope: 'companies',
    body: object({ RecIds: ids, IsActive: flag() }),
    response: Outcome,
  }),
  resetSecondFactor: endpoint({
    area: 'user-settings',
    method: 'POST',
    path: '/ResetSecondFactor',
    capability: 'AccountSecurity',
    title: "Reset a user's second step",
    description:
      'For a user who lost their phone and recovery codes. Removes the authenticator app, recovery codes and passkeys, signs the user out, and emails the user a notice.',
    access: ['000-001-002', '000-001-003'],
    scope: 'companies',
    query: object({ UsersRecId: id() }),
    response: Outcome,
  }),
  viewAs: endpoint({
    area: 'user-settings',
    method: 'POST',
    path: '/ViewAs',
    capability: 'ViewAs',
    title: 'View the portal as another user',
    description:
      'Lets the session read what this user may read, until StopViewing or the end of the session. Meanwhile it cannot change anything. Only staff administrators may do this, and only as users without further permissions. The activity log records the start and the end.',
    access: ['000-001-002'],
    scope: 'companies',
    query: object({ UsersRecId: id() }),
    response: Outcome,
  }),
  stopViewing: endpoint({
    area: 'user-settings',
    method: 'POST',
    path: '/StopViewing',
    capability: 'ViewAs',
    title: 'Stop viewing as another user',
    description: 'Ends viewing as another user. Also succeeds if the session is not viewing as another user.',
    access: 'signed in',
    scope: 'self',
    whileViewing: true,
    response: Outcome,
  }),
} as const
