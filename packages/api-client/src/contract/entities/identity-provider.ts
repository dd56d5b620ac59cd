import { Type, type Static } from 'typebox'

import { accountSecurityLengths as lengths } from '../account-security-lengths.ts'
import { id } from '../id.ts'
import { object } from '../object.ts'

const given = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description })

/** The settings of a provider that staff enter. The server explains why it rejects a domain or an issuer. */
export const givenProvider = {
  ClientId: id(),
  Domain: given(lengths.Domain, 'The domain of the email addresses'),
  Issuer: given(lengths.Issuer, 'The issuer URL'),
  ClientIdentifier: given(lengths.ClientIdentifier, 'client_id at the provider'),
  GroupsClaim: given(lengths.GroupsClaim, 'The claim that names the groups of a person'),
  Roles: Type.Array(object({ value: given(lengths.group, 'A group of the provider'), RoleGroupsRecId: id() }), {
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
