import { Type } from 'typebox'

import { AccountSecurity, passkeyName } from './entities/account-security.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, outcomeWith, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { webAuthn } from './second-steps.ts'

const addition = {
  area: 'account-security',
  capability: 'AccountSecurity',
  access: 'signed in',
  scope: 'self',
} as const

/** The security settings of a user's own account. */
export const accountSecurity = {
  getAccountSecurity: endpoint({
    ...addition,
    method: 'GET',
    path: '/GetAccountSecurity',
    title: 'How the caller signs in',
    description: "The ways to sign in to the caller's account, and its sessions, the most recently used first.",
    whileViewing: false,
    response: payload(AccountSecurity),
  }),
  endSession: endpoint({
    ...addition,
    method: 'POST',
    path: '/EndSession',
    title: 'Sign out a session',
    description: "Ends one of the caller's sessions.",
    query: object({ RecId: id() }),
    response: Outcome,
  }),
  endOtherSessions: endpoint({
    ...addition,
    method: 'POST',
    path: '/EndOtherSessions',
    title: 'Sign out everywhere else',
    description: "Ends all of the caller's sessions but this one, and forgets the account's devices.",
    response: Outcome,
  }),
  startPasskey: endpoint({
    ...addition,
    method: 'POST',
    path: '/StartPasskey',
    title: 'Start adding a passkey',
    description: 'The options that a browser needs to create a passkey.',
    response: outcomeWith(Type.Optional(webAuthn)),
    responseEncoding: 'whole',
  }),
  addPasskey: endpoint({
    ...addition,
    method: 'POST',
    path: '/AddPasskey',
    title: 'Add a passkey',
    description: 'Adds a passkey that a browser created, and emails a notice.',
    body: object({ Name: passkeyName, Response: webAuthn }),
    response: Outcome,
  }),
  renamePasskey: endpoint({
    ...addition,
    method: 'POST',
    path: '/RenamePasskey',
    title: 'Rename a passkey',
    description: "Renames one of the caller's passkeys.",
    body: object({ RecId: id(), Name: passkeyName }),
    response: Outcome,
  }),
  removePasskey: endpoint({
    ...addition,
    method: 'POST',
    path: '/RemovePasskey',
    title: 'Remove a passkey',
    description: "Removes one of the caller's passkeys, signs out all other sessions, and emails a notice.",
    query: object({ RecId: id() }),
    response: Outcome,
  }),
} as const
