import { Type, type Static } from 'typebox'

import { object } from '../object.ts'

export const keepSignedIn = Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')]))

export const deviceOfEarlier = Type.Optional(
  Type.String({ maxLength: 100, description: 'The id of this device from an earlier response' }),
)

/** A token and its purpose. */
export const SignedIn = object(
  {
    access_token: Type.String(),
    token_type: Type.Literal('bearer'),
    expires_in: Type.Integer({ description: 'Seconds until the idle limit' }),
    device: Type.Optional(
      Type.String({
        description:
          'Store it and send it at the next sign-in, so that failed attempts of others do not block this device',
      }),
    ),
    second_step: Type.Optional(
      Type.Union([Type.Literal('code'), Type.Literal('set up')], {
        description:
          'The token may only finish signing in: with a code (SecondStep), or by setting up an authenticator app first (StartAuthenticatorApp)',
      }),
    ),
  },
  { title: 'SignedIn' },
)
export type SignedIn = Static<typeof SignedIn>
