import { and, eq, isNull } from 'drizzle-orm'

import { actorColumns, recordActivity, type Actor } from '../../activity/record-activity.ts'
import type { Provider, ProviderIdentity } from '../../credentials/single-sign-on.ts'
import type { Transaction } from '../../database/database.ts'
import { providerAccounts } from '../../database/tables/credentials.ts'
import { userRoleGroups, users } from '../../database/tables/users.ts'
import { findActiveAccount } from '../auth/index.ts'
import { texts } from './texts.ts'

/**
 * Finds the account of a person whom an identity provider authenticated: the account that is linked to the provider's
 * user id. At the first sign-in, it links the company's account with the same email address, or adds an account with
 * the role that staff approved for a group.
 * @returns undefined if no account exists or the account may not sign in
 */
export async function accountOf(
  tx: Transaction<'system'>,
  provider: Provider,
  identity: ProviderIdentity,
): Promise<Actor | undefined> {
  const [tied] = await tx
    .select({ userId: providerAccounts.UsersRecId })
    .from(providerAccounts)
    .where(
      and(eq(providerAccounts.IdentityProvidersRecId, provider.RecId), eq(providerAccounts.subject, identity.subject)),
    )
  if (tied) return findActiveAccount(tx, tied.userId)
  const { email } = identity
  if (!email?.endsWith(`@${provider.domain}`)) return undefined
  const userId = (await findUserOfCompany(tx, provider, email)) ?? (await addUser(tx, provider, email, identity))
  const account = userId === undefined ? undefined : await findActiveAccount(tx, userId)
  if (account)
    await tx.insert(providerAccounts).values({
      UsersRecId: account.userId,
      IdentityProvidersRecId: provider.RecId,
      subject: identity.subject,
    })
  return account
}

async function findUserOfCompany(
  tx: Transaction<'system'>,
  { ClientId }: Provider,
  email: string,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: users.RecId })
    .from(users)
    .where(and(eq(users.Email, email), eq(users.ClientId, ClientId), isNull(users.deletedAt)))
  return found?.id
}

/**
 * Adds a user with the first approved role among the person's groups. Adds no user if another company has the address.
 */
async function addUser(
  tx: Transaction<'system'>,
  { ClientId, roles }: Provider,
  email: string,
  { groups, firstName, lastName }: ProviderIdentity,
): Promise<number | undefined> {
  const role = roles.find(({ value }) => groups.includes(value))
  if (!role) return undefined
  const [added] = await tx
    .insert(users)
    .values({
      FirstName: firstName || email,
      LastName: lastName,
      Email: email,
      Phone: '',
      AddressLine1: '',
      City: '',
      State: '',
      ZipCode: '',
      IsActive: 1,
      ClientId,
    })
    .onConflictDoNothing()
    .returning(actorColumns)
  if (!added) return undefined
  await tx
    .insert(userRoleGroups)
    .values({ UsersRecId: added.userId, RoleGroupsRecId: role.RoleGroupsRecId, IsActive: 1 })
  await recordActivity(tx, added, texts.activity.accountMade(email))
  return added.userId
}
