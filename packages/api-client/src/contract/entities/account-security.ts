import { Type, type Static } from 'typebox'

import { accountSecurityLengths } from '../account-security-lengths.ts'
import { moment, nullable } from './field.ts'
import { id } from '../id.ts'
import { object } from '../object.ts'

/** A session of the caller's account. */
export const DeviceSession = object(
  {
    RecId: id(),
    Device: Type.String({ description: 'Browser and system, for example "Chrome on Android"' }),
    NetworkAddress: Type.String(),
    SignedInAt: moment(),
    UsedAt: moment(),
    IsCurrent: Type.Boolean(),
    IsBrowser: Type.Boolean({ description: 'False for a client of the API, whose token works without a cookie' }),
  },
  { title: 'DeviceSession' },
)
export type DeviceSession = Static<typeof DeviceSession>

export const passkeyName = Type.String({ minLength: 1, maxLength: accountSecurityLengths.passkeyName, pattern: '\\S' })

/** A passkey of the caller's account. */
export const Passkey = object(
  { RecId: id(), Name: Type.String(), CreatedAt: moment(), UsedAt: nullable(moment()) },
  { title: 'Passkey' },
)
export type Passkey = Static<typeof Passkey>

/** How the caller's account signs in, and its current sessions. */
export const AccountSecurity = object(
  {
    HasPassword: Type.Boolean(),
    HasAuthenticatorApp: Type.Boolean(),
    NeedsSecondStep: Type.Boolean({ description: 'Whether the program requires a second step for this role' }),
    RecoveryCodesLeft: Type.Integer(),
    Passkeys: Type.Array(Passkey),
    Sessions: Type.Array(DeviceSession),
    /** Older sessions may view this, but must sign in again before they change anything. */
    MayChange: Type.Boolean({ description: 'False if the session has to sign in again before it changes anything' }),
  },
  { title: 'AccountSecurity' },
)
export type AccountSecurity = Static<typeof AccountSecurity>
