import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BodyOf, contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { returnedRow } from '../../database/returned-row.ts'
import { notificationSelections } from '../../database/tables/claims.ts'
import { userRoleGroups, users } from '../../database/tables/users.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { NotPermittedError, NotSignedInError } from '../../errors/refusals.ts'
import { revokeAfter } from '../../credentials/revoke.ts'
import type { Session } from '../../session/session.ts'
import { addressChangedLetter, mailNewAddress, mailSetUpLink, type Invitation } from '../auth/index.ts'
import { withholdDrafts } from '../claim-reporting/index.ts'
import { nameOfCompany } from '../select-company/index.ts'
import type { ErrorsOf } from '../../validators/form-validators.ts'
import { readUser } from './read-user.ts'
import { administrationScope, mayChange, UserRefusedError } from './rules.ts'
import { findUser, listAccountUse } from './queries.ts'
import { texts } from './texts.ts'

/**
 * Finds a user that the caller may change, and locks both accounts until the transaction ends. A user out of scope
 * counts as absent.
 * @throws NotSignedInError if the caller's account was deactivated meanwhile
 * @throws UserRefusedError if the user does not exist
 * @throws NotPermittedError if the user has a role that the caller may not assign (AMB-196)
 */
export async function lockUser(tx: Transaction, session: Session, userId: number) {
  const locked = await lockAccounts(tx, [session.userId, userId])
  if (locked.find(({ id }) => id === session.userId)?.IsActive !== 1) throw new NotSignedInError()
  const user = await findUser(tx, administrationScope(session), userId)
  if (!user) throw new UserRefusedError(texts.noSuchUser)
  if (!mayChange(session, user.roleName)) throw new NotPermittedError()
  return user
}

/** Locks accounts until the transaction ends. Locks in the order of ids, so that two callers cannot deadlock. */
export const lockAccounts = (tx: Transaction, userIds: readonly number[]) =>
  tx
    .select({ id: users.RecId, IsActive: users.IsActive })
    .from(users)
    .where(inArray(users.RecId, [...userIds]))
    .orderBy(users.RecId)
    .for('no key update')

/**
 * Adds a user without a role or a password. Returns the data for the invitation.
 * @throws UserRefusedError when the company is not in scope or the address is invalid
 */
export async function createUser(
  tx: Transaction,
  session: Session,
  body: Omit<BodyOf<typeof contract.createUser>, 'RoleGroupsRecId'>,
  errorsOf: ErrorsOf,
): Promise<Invitation> {
  const user = readUser(body, errorsOf)
  const { Email } = user
  const company = await nameOfCompany(tx, administrationScope(session), body.ClientId)
  if (company === undefined) throw new UserRefusedError(texts.noSuchCompany)
  const created = returnedRow(
    await tx
      .insert(users)
      .values({ ...user, IsActive: 1 })
      .returning({ id: users.RecId }),
  )
  await recordActivity(tx, session, texts.activity.added(Email))
  return { userId: created.id, email: Email, company }
}

/**
 * Mails a new set-up link to a user who cannot sign in yet. Earlier links stop working.
 * @throws UserRefusedError, NotPermittedError like lockUser, and when the user needs no invitation
 */
export async function inviteUser(
  tx: Transaction,
  session: Session,
  config: Config,
  origin: string,
  userId: number,
): Promise<void> {
  const { Email, ClientId, IsActive } = await lockUser(tx, session, userId)
  if (IsActive !== 1) throw new UserRefusedError(texts.inactive)
  const company = await nameOfCompany(tx, administrationScope(session), ClientId)
  if (company === undefined) throw new TypeError('The user is in scope, but the user’s company is not.')
  await recordActivity(tx, session, texts.activity.invitedAgain(Email))
  const system = await enterSystemScope(tx)
  const uses = await listAccountUse(system, [userId])
  if (!uses.get(userId)?.isInvited) throw new UserRefusedError(texts.canSignIn)
  await revokeAfter(system, userId, 'new invitation')
  await mailSetUpLink(system, config, { userId, email: Email, company }, origin)
}

/**
 * Changes a user, but not the user's company. Deactivating ends sessions and mailed links. A new address may belong to
 * a different person: all sessions, links and devices end, both addresses get a mail, and the new one gets a link to
 * set a password (decision 120). Drafts stay locked until the owner of the former address agrees.
 * @throws UserRefusedError, NotPermittedError like lockUser, and when callers would lock themselves out
 */
export async function updateUser(
  tx: Transaction,
  session: Session,
  config: Pick<Config, 'brands' | 'keyring' | 'portalOrigins'>,
  { RecId, ClientId, ...given }: BodyOf<typeof contract.updateUser>,
  errorsOf: ErrorsOf,
): Promise<void> {
  const user = await lockUser(tx, session, RecId)
  const fields = readUser(given, errorsOf)
  const { Email } = fields
  if (ClientId !== user.ClientId) throw new UserRefusedError(texts.otherCompany)
  if (RecId === session.userId && fields.IsActive === 0) throw new UserRefusedError(texts.ownDeactivation)
  await tx.update(users).set(fields).where(eq(users.RecId, RecId))
  const company = await nameOfCompany(tx, administrationScope(session), ClientId)
  if (company === undefined) throw new TypeError('The user is in scope, but the user’s company is not.')
  const isRenamed = Email !== user.Email
  const isDeactivated = fields.IsActive === 0 && user.IsActive === 1
  await recordActivity(tx, session, texts.activity.changed(user.Email, isRenamed ? Email : undefined, isDeactivated))
  if (!isRenamed && !isDeactivated) return
  const system = await enterSystemScope(tx)
  if (!isRenamed) return revokeAfter(system, RecId, 'deactivation')
  await revokeAfter(system, RecId, 'new email address')
  const origin = config.portalOrigins[0]
  const token = await withholdDrafts(system, RecId)
  const link = token === undefined ? undefined : `${origin}/keep-drafts/${token}`
  await enqueueMail(system, config.keyring, addressChangedLetter(config.brands.installation, user.Email, link))
  const isActive = fields.IsActive === 1
  await mailNewAddress(system, config, { userId: RecId, email: Email, company, isActive }, origin)
}

/**
 * Marks a user as deleted and removes role, claim notifications, sessions, password and links (AMB-199).
 * @throws UserRefusedError, NotPermittedError like lockUser, and when callers would delete themselves
 */
export async function deleteUser(tx: Transaction, session: Session, userId: number): Promise<void> {
  const { Email } = await lockUser(tx, session, userId)
  if (userId === session.userId) throw new UserRefusedError(texts.ownDeletion)
  await endRole(tx, userId)
  await tx
    .update(notificationSelections)
    .set({ IsSelected: false, SendEmail: false, ModifiedComments: texts.deletedBy(session.email) })
    .where(eq(notificationSelections.UsersRecId, userId))
  await tx
    .update(users)
    .set({ deletedAt: sql`now()`, IsActive: 0 })
    .where(eq(users.RecId, userId))
  await recordActivity(tx, session, texts.activity.deleted(Email))
  await revokeAfter(await enterSystemScope(tx), userId, 'deletion')
}

/** Deactivates the active role of a user, if any. */
export async function endRole(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(userRoleGroups)
    .set({ IsActive: 0 })
    .where(and(eq(userRoleGroups.UsersRecId, userId), eq(userRoleGroups.IsActive, 1)))
}

/** Whether a change failed because another user, in scope or not, has this address. */
export const isDuplicateEmail = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { constraint?: string } | undefined)?.constraint === 'users_email'
