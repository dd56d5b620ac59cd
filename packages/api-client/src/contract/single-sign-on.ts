import { Type } from 'typebox'

import { accountSecurityLengths } from './account-security-lengths.ts'
import { givenProvider, IdentityProvider } from './entities/identity-provider.ts'
import { deviceOfEarlier, keepSignedIn, SignedIn } from './entities/signed-in.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, outcomeWith, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

const addition = { area: 'account-security', capability: 'SingleSignOn' } as const
const ofStaff = { ...addition, access: ['000-001-008'], scope: 'none' } as const

/** Sign-in with a company's account (OpenID Connect), and the providers that staff configure. */
export const singleSignOn = {
  startSingleSignOn: endpoint({
    ...addition,
    method: 'POST',
    path: '/StartSingleSignOn',
    title: 'Start signing in with a company account',
    description:
      'The URL of the identity provider for the email address, and the state that the provider sends back. Depends only on the domain, so it reveals nothing about accounts.',
    access: 'public',
    scope: 'none',
    body: object({
      email: Type.String({ minLength: 1, maxLength: 320 }),
      origin: Type.String({ maxLength: 300, description: 'Origin of the portal' }),
    }),
    response: outcomeWith(Type.Optional(object({ Url: Type.String(), State: Type.String() }))),
    responseEncoding: 'whole',
  }),
  finishSingleSignOn: endpoint({
    ...addition,
    method: 'POST',
    path: '/FinishSingleSignOn',
    title: 'Finish signing in with a company account',
    description: 'Takes the query that the provider added to the redirect, and returns a bearer token.',
    access: 'public',
    scope: 'none',
    body: object({
      Query: Type.String({ minLength: 1, maxLength: 8_000, description: 'The query of the return address' }),
      State: Type.String({ minLength: 20, maxLength: 100 }),
      keep_signed_in: keepSignedIn,
      device: deviceOfEarlier,
    }),
    response: SignedIn,
    responseEncoding: 'bare',
  }),
  getIdentityProviders: endpoint({
    ...ofStaff,
    method: 'GET',
    path: '/GetIdentityProviders',
    title: 'Providers of single sign-on',
    description: 'All providers, by domain.',
    response: payload(Type.Array(IdentityProvider)),
  }),
  saveIdentityProvider: endpoint({
    ...ofStaff,
    method: 'POST',
    path: '/SaveIdentityProvider',
    title: 'Add or change a provider',
    description:
      'Reads the configuration of the issuer first. Without ClientSecret, a changed provider keeps its secret.',
    body: object({
      ...givenProvider,
      RecId: Type.Optional(id()),
      ClientSecret: Type.Optional(Type.String({ minLength: 1, maxLength: accountSecurityLengths.ClientSecret })),
    }),
    response: Outcome,
  }),
  deleteIdentityProvider: endpoint({
    ...ofStaff,
    method: 'DELETE',
    path: '/DeleteIdentityProvider',
    title: 'Remove a provider',
    description: 'People in its domain sign in with a password again. Their accounts are kept.',
    query: object({ RecId: id() }),
    response: Outcome,
  }),
} as const
