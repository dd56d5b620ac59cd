import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BodyOf, contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import { notificationSelections } from '../../database/tables/claims.ts'
import { userRoleGroups, users } from '../../database/tables/users.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { NotPermittedError, NotSignedInError } from '../../http/refusals.ts'
import { revokeAccess, type Session } from '../../session/session.ts'
import { addressChangedLetter, mailNewAddress, mailSetUpLink, type Invitation } from '../auth/index.ts'
import { withholdDrafts } from '../claim-reporting/index.ts'
import { nameOfCompany } from '../select-company/index.ts'
import { readUser } from './read-user.ts'
import { administrationScope, mayChange, UserRefusedError } from './rules.ts'
import { findUser, listAccountUse } from './queries.ts'

/**
 * A user that the caller may change; both are locked until the transaction ends, in the order of their ids, so that two
 * who change each other at once do so one after the other. One out of reach is like none.
 * @throws NotSignedInError when somebody took the caller's account away meanwhile
 * @throws UserRefusedError when there is none
 * @throws NotPermittedError when it holds a role that the caller may not assign (AMB-196)
 */
export async function lockUser(tx: Transaction, session: Session, userId: number) {
  const locked = await tx
    .select({ id: users.RecId, IsActive: users.IsActive })
    .from(users)
    .where(inArray(users.RecId, [session.userId, userId]))
    .orderBy(users.RecId)
    .for('no key update')
  if (locked.find(({ id }) => id === session.userId)?.IsActive !== 1) throw new NotSignedInError()
  const user = await findUser(tx, administrationScope(session), userId)
  if (!user) throw new UserRefusedError('There is no such user.')
  if (!mayChange(session, user.roleName)) throw new NotPermittedError()
  return user
}

/**
 * Adds a user without a role or a password. Gives whom to invite.
 * @throws UserRefusedError when there is no such company in reach, or the address is none
 */
export async function createUser(
  tx: Transaction,
  session: Session,
  body: Omit<BodyOf<typeof contract.createUser>, 'RoleGroupsRecId'>,
): Promise<Invitation> {
  const user = readUser(body)
  const { Email } = user
  const company = await nameOfCompany(tx, administrationScope(session), body.ClientId)
  if (company === undefined) throw new UserRefusedError('There is no such company.')
  const [created] = await tx
    .insert(users)
    .values({ ...user, IsActive: 1 })
    .returning({ id: users.RecId })
  if (!created) throw new TypeError('An insert gave no row back.')
  await recordActivity(tx, session, `Added user ${Email}`)
  return { userId: created.id, email: Email, company }
}

/**
 * Mails a user who has set no password yet a new link to set one. The links mailed before end.
 * @throws UserRefusedError, NotPermittedError as lockUser does; and when there is nothing to invite to
 */
export async function inviteUser(
  tx: Transaction,
  session: Session,
  config: Config,
  origin: string,
  userId: number,
): Promise<void> {
  const { Email, ClientId, IsActive } = await lockUser(tx, session, userId)
  if (IsActive !== 1) throw new UserRefusedError('This user is inactive and could not sign in.')
  const company = await nameOfCompany(tx, administrationScope(session), ClientId)
  if (company === undefined) throw new TypeError('A user in reach is of a company out of reach.')
  await recordActivity(tx, session, `Invited user ${Email} again`)
  const uses = await listAccountUse(tx, [userId]) // from here in the system's scope
  if (!uses.get(userId)?.isInvited) throw new UserRefusedError('This user has a password already.')
  await revokeAccess(tx, userId, ['links'])
  await mailSetUpLink(tx, config, { userId, email: Email, company }, origin)
}

/**
 * Changes a user, but not its company. One made inactive is signed out, and its mailed links end. With another address
 * it may be another person: every way into the account ends, both addresses get a message, and the new one a link to set
 * a password (decision 120). What was begun stays locked until the former address agrees.
 * @throws UserRefusedError, NotPermittedError as lockUser does; and when callers would shut themselves out
 */
export async function updateUser(
  tx: Transaction,
  session: Session,
  config: Pick<Config, 'keyring' | 'portalOrigins'>,
  { RecId, ClientId, ...given }: BodyOf<typeof contract.updateUser>,
): Promise<void> {
  const user = await lockUser(tx, session, RecId)
  const fields = readUser(given)
  const { Email } = fields
  if (ClientId !== user.ClientId) throw new UserRefusedError('A user cannot be moved to another company.')
  if (RecId === session.userId && fields.IsActive === 0)
    throw new UserRefusedError('You cannot make yourself inactive.')
  await tx.update(users).set(fields).where(eq(users.RecId, RecId))
  const company = await nameOfCompany(tx, administrationScope(session), ClientId)
  if (company === undefined) throw new TypeError('A user in reach is of a company out of reach.')
  const renamed = Email === user.Email ? '' : `, now ${Email}`
  const ended = fields.IsActive === 0 && user.IsActive === 1 ? ', now inactive' : ''
  await recordActivity(tx, session, `Changed user ${user.Email}${renamed}${ended}`)
  const everyWay = ['sessions', 'links', 'devices', 'password'] as const
  if (renamed) {
    await revokeAccess(tx, RecId, everyWay) // from here in the system's scope
    const origin = config.portalOrigins[0]
    const token = await withholdDrafts(tx, RecId)
    const link = token === undefined ? undefined : `${origin}/keep-drafts/${token}`
    await enqueueMail(tx, config.keyring, addressChangedLetter(user.Email, link))
    const isActive = fields.IsActive === 1
    await mailNewAddress(tx, config, { userId: RecId, email: Email, company, isActive }, origin)
  } else if (ended) await revokeAccess(tx, RecId, ['sessions', 'links', 'devices'])
}

/**
 * Marks a user deleted and takes away all it had: role, claim notifications, sessions, password and links (AMB-199).
 * @throws UserRefusedError, NotPermittedError as lockUser does; and when callers would delete themselves
 */
export async function deleteUser(tx: Transaction, session: Session, userId: number): Promise<void> {
  const { Email } = await lockUser(tx, session, userId)
  if (userId === session.userId) throw new UserRefusedError('You cannot delete yourself.')
  await endRole(tx, userId)
  await tx
    .update(notificationSelections)
    .set({ IsSelected: false, SendEmail: false, ModifiedComments: `User deleted by ${session.email}` })
    .where(eq(notificationSelections.UsersRecId, userId))
  await tx
    .update(users)
    .set({ deletedAt: sql`now()`, IsActive: 0 })
    .where(eq(users.RecId, userId))
  await recordActivity(tx, session, `Deleted user ${Email}`)
  await revokeAccess(tx, userId, ['sessions', 'links', 'devices', 'password'])
}

/** Makes the active role of a user inactive, where there is one. */
export async function endRole(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(userRoleGroups)
    .set({ IsActive: 0 })
    .where(and(eq(userRoleGroups.UsersRecId, userId), eq(userRoleGroups.IsActive, 1)))
}

/** Whether a change failed because another user, in reach or not, has the address. */
export const isDuplicateEmail = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { constraint?: string } | undefined)?.constraint === 'users_email'
