import { Type, type Static } from 'typebox'

import { id } from '../id.ts'
import { object } from '../object.ts'

/** What staff give of a provider. */
export const givenProvider = {
  ClientId: id(),
  Domain: Type.String({
    minLength: 3,
    maxLength: 253,
    pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
    description: 'The domain of the email addresses, in lower case',
  }),
  Issuer: Type.String({ minLength: 8, maxLength: 300, description: 'The issuer URL' }),
  ClientIdentifier: Type.String({ minLength: 1, maxLength: 300, description: 'client_id at the provider' }),
  GroupsClaim: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'The claim that names the groups of a person',
  }),
  Roles: Type.Array(object({ value: Type.String({ minLength: 1, maxLength: 200 }), RoleGroupsRecId: id() }), {
    maxItems: 20,
    description: 'The approved role of each group. A person without one gets no account',
  }),
  AllowsPasswords: Type.Boolean({ description: 'Whether people of the domain may also sign in with a password' }),
}

/** An OpenID Connect provider of a company, without its secret. */
export const IdentityProvider = object(
  {
    RecId: id(),
    ...givenProvider,
    Domain: Type.String(),
    Issuer: Type.String(),
    ClientIdentifier: Type.String(),
    GroupsClaim: Type.String(),
  },
  { title: 'IdentityProvider' },
)
export type IdentityProvider = Static<typeof IdentityProvider>
