import type { Person, PersonState } from '@captive/api-client/contract'

import { formatDate } from '../../../format/date.ts'
import type { Tone } from '../../../ui/tone.ts'
import { usersPath } from '../groups.ts'
import { texts } from './texts.ts'

export const fullName = ({ FirstName, LastName }: Person): string => `${FirstName} ${LastName}`

export function stateOf({ IsActive, isInvited }: Person): PersonState {
  if (IsActive !== 1) return 'inactive'
  return isInvited ? 'invited' : 'active'
}

export const tones: Readonly<Record<PersonState, Tone>> = { invited: 'waiting', active: 'ok', inactive: 'quiet' }

export const lastSignInOf = ({ lastSignIn }: Person): string =>
  lastSignIn === null ? texts.never : formatDate(lastSignIn)

/**
 * The page on which a user is edited. For a user without a role, the company determines the group, regardless of the
 * path.
 */
export const personPath = ({ GroupName, ClientId, RecId }: Person): string =>
  `${usersPath((GroupName ?? 'member').toLowerCase(), ClientId)}/${RecId}`
