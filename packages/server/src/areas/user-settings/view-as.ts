import { isStaffGroup } from '@captive/api-client/contract'
import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { setViewed, type Session } from '../../session/session.ts'
import { noteViewingEnd } from '../auth/index.ts'
import { findPerson } from './list-people.ts'
import { administrationScope, mayChange, UserRefusedError } from './rules.ts'
import { texts } from './texts.ts'

interface Viewed {
  RecId: number
  IsActive: number
  roleName: string | null
  /** The permission codes of the role, separated by spaces. */
  permissions: string | null
}

/**
 * Whether the caller may view the portal as a user. The caller must be a staff administrator. The user must be active,
 * a different user, and have no code that the caller lacks.
 */
export function mayView(session: Session, { RecId, IsActive, roleName, permissions }: Viewed): boolean {
  const isAdministrator = session.role === 'Administrator' && isStaffGroup(session.group)
  if (!isAdministrator || RecId === session.userId || IsActive !== 1 || permissions === null) return false
  const isWithinOwn = permissions.split(' ').every((code) => code === '' || session.permissions.has(code))
  return isWithinOwn && mayChange(session, roleName)
}

/**
 * Makes the session view the portal as a user, and logs it.
 * @throws UserRefusedError if the caller may not view as this user, or the user is absent or out of scope
 */
export async function viewAs(tx: Transaction, session: Session, userId: number): Promise<void> {
  const user = await findPerson(tx, administrationScope(session), userId)
  if (!user) throw new UserRefusedError(texts.noSuchUser)
  if (!mayView(session, user)) throw new UserRefusedError(texts.notToView)
  await recordActivity(tx, session, texts.activity.viewing(user.Email))
  const isSet = await setViewed(await enterSystemScope(tx), session.tokenHash, userId)
  if (!isSet) throw new UserRefusedError(texts.notToView)
}

/** Returns the session to its own user, and logs it. */
export async function stopViewing(tx: Transaction<'system'>, session: Session): Promise<void> {
  if (!session.viewer) return
  await setViewed(tx, session.tokenHash, null)
  await noteViewingEnd(tx, session)
}
