import { Type } from 'typebox'

import { accountSecurityLengths } from './account-security-lengths.ts'
import { deviceOfEarlier, keepSignedIn, SignedIn } from './entities/signed-in.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, outcomeWith, payload } from './envelope.ts'
import { object } from './object.ts'

const addition = { area: 'account-security', capability: 'AccountSecurity' } as const

const code = Type.String({
  minLength: 1,
  maxLength: accountSecurityLengths.code,
  description: 'A code of the app, or a recovery code',
})

/** JSON of WebAuthn, which the libraries in the browser and on the server write and read. */
const webAuthn = Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), { maxProperties: 30 })

/** Signing in beyond the password: authenticator apps and passkeys. */
export const secondSteps = {
  secondStep: endpoint({
    ...addition,
    method: 'POST',
    path: '/SecondStep',
    title: 'Finish signing in with a code',
    description: 'Exchanges the token of a sign-in that needs a second step for a token of a session.',
    access: 'signed in',
    scope: 'self',
    whilePending: true,
    body: object({ Code: code, keep_signed_in: keepSignedIn, device: deviceOfEarlier }),
    response: outcomeWith(Type.Optional(SignedIn)),
    responseEncoding: 'whole',
  }),
  startAuthenticatorApp: endpoint({
    ...addition,
    method: 'POST',
    path: '/StartAuthenticatorApp',
    title: 'Secret for an authenticator app',
    description:
      'Creates a secret for an account without an authenticator app. It takes effect once a code confirms it.',
    access: 'signed in',
    scope: 'self',
    whilePending: true,
    response: outcomeWith(
      Type.Optional(
        object({
          Secret: Type.String({ description: 'Base32, to type into the app' }),
          Uri: Type.String({ description: 'The otpauth: URI of the QR code' }),
        }),
      ),
    ),
    responseEncoding: 'whole',
  }),
  confirmAuthenticatorApp: endpoint({
    ...addition,
    method: 'POST',
    path: '/ConfirmAuthenticatorApp',
    title: 'Confirm an authenticator app',
    description:
      'Adds the app if the code is correct, and signs out all other sessions. Also finishes a sign-in that required the app.',
    access: 'signed in',
    scope: 'self',
    whilePending: true,
    body: object({ Code: code, keep_signed_in: keepSignedIn, device: deviceOfEarlier }),
    response: outcomeWith(
      Type.Optional(
        object({
          RecoveryCodes: Type.Array(Type.String(), { description: 'Shown once. Each works once instead of a code' }),
          SignedIn: Type.Optional(SignedIn),
        }),
      ),
    ),
    responseEncoding: 'whole',
  }),
  removeAuthenticatorApp: endpoint({
    ...addition,
    method: 'POST',
    path: '/RemoveAuthenticatorApp',
    title: 'Remove the authenticator app',
    description:
      'Removes the app and the recovery codes, and signs out all other sessions. Rejected if the role requires an app.',
    access: 'signed in',
    scope: 'self',
    body: object({ Code: code }),
    response: Outcome,
  }),
  makeRecoveryCodes: endpoint({
    ...addition,
    method: 'POST',
    path: '/MakeRecoveryCodes',
    title: 'New recovery codes',
    description: 'Replaces the recovery codes of an account with an authenticator app.',
    access: 'signed in',
    scope: 'self',
    response: outcomeWith(Type.Optional(Type.Array(Type.String()))),
    responseEncoding: 'whole',
  }),
  startPasskeySignIn: endpoint({
    ...addition,
    method: 'POST',
    path: '/StartPasskeySignIn',
    title: 'Start signing in with a passkey',
    description: 'The options that a browser needs to ask for a passkey.',
    access: 'public',
    scope: 'none',
    response: payload(webAuthn),
  }),
  passkeySignIn: endpoint({
    ...addition,
    method: 'POST',
    path: '/PasskeySignIn',
    title: 'Sign in with a passkey',
    description: 'Exchanges the response of a passkey for a bearer token. No second step is needed.',
    access: 'public',
    scope: 'none',
    body: object({ Response: webAuthn, keep_signed_in: keepSignedIn, device: deviceOfEarlier }),
    response: SignedIn,
    responseEncoding: 'bare',
  }),
} as const

export { webAuthn }
