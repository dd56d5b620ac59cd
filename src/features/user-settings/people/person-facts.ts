import type { Person, PersonState } from '@captive/api-client/contract'

import type { Tone } from '../../../ui/tone.ts'
import { usersPath } from '../groups.ts'

export function stateOf({ IsActive, isInvited }: Person): PersonState {
  if (IsActive !== 1) return 'inactive'
  return isInvited ? 'invited' : 'active'
}

export const tones: Readonly<Record<PersonState, Tone>> = { invited: 'waiting', active: 'ok', inactive: 'quiet' }

/**
 * The page on which a user is edited. For a user without a role, the company determines the group, regardless of the
 * path.
 */
export const personPath = ({ GroupName, ClientId, RecId }: Person): string =>
  `${usersPath((GroupName ?? 'member').toLowerCase(), ClientId)}/${RecId}`
