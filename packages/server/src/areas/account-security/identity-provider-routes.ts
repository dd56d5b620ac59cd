import { contract, type BodyOf } from '@captive/api-client/contract'
import { readEmailAddress } from '@captive/form-engine/text'
import { asc, eq, inArray } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import { discover, isIssuer, ProviderError, sealClientSecret, type Provider } from '../../credentials/single-sign-on.ts'
import type { Transaction } from '../../database/database.ts'
import { clients } from '../../database/tables/clients.ts'
import { identityProviders } from '../../database/tables/credentials.ts'
import { groups, roleGroups } from '../../database/tables/reference.ts'
import type { Dependencies } from '../../dependencies.ts'
import { outcomeOf } from '../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import { isGroupOf } from '../user-settings/index.ts'
import { CredentialRefusedError } from './change-account.ts'
import { texts } from './texts.ts'

type Given = BodyOf<typeof contract.saveIdentityProvider>

/** The single sign-on providers, for staff. */
export function identityProviderRoutes({ config, database }: Dependencies): Implementation[] {
  return [
    implementRead(contract.getIdentityProviders, async ({ tx }) => ({
      Payload: (await tx.select().from(identityProviders).orderBy(asc(identityProviders.domain))).map(toContract),
    })),

    implement(contract.saveIdentityProvider, ({ body: given, session }) =>
      outcomeOf(async () => {
        const body = { ...given, Domain: readDomain(given.Domain) }
        await assertIssuer(body)
        await database.transaction(session.scope, async (tx) => {
          await assertRoles(tx, body)
          const sealedClientSecret = body.ClientSecret && sealClientSecret(config.keyring, body.ClientSecret)
          await save(tx, body, sealedClientSecret)
          await recordActivity(tx, session, texts.activity.providerSaved(body.Domain))
        })
      }),
    ),

    implement(contract.deleteIdentityProvider, ({ query, session }) =>
      outcomeOf(() =>
        database.transaction(session.scope, async (tx) => {
          const [removed] = await tx
            .delete(identityProviders)
            .where(eq(identityProviders.RecId, query.RecId))
            .returning({ domain: identityProviders.domain })
          if (!removed) throw new CredentialRefusedError(texts.noSuchProvider)
          await recordActivity(tx, session, texts.activity.providerRemoved(removed.domain))
        }),
      ),
    ),
  ]
}

export async function findProviderById(tx: Transaction<'system'>, id: number): Promise<Provider | undefined> {
  const [found] = await tx.select().from(identityProviders).where(eq(identityProviders.RecId, id))
  return found
}

const toContract = (provider: Provider) => ({
  RecId: provider.RecId,
  ClientId: provider.ClientId,
  Domain: provider.domain,
  Issuer: provider.issuer,
  ClientIdentifier: provider.clientIdentifier,
  GroupsClaim: provider.groupsClaim,
  Roles: provider.roles,
  AllowsPasswords: provider.allowsPasswords,
})

/** Returns the domain in lower case and without surrounding white space. */
function readDomain(typed: string): string {
  const domain = typed.trim().toLowerCase()
  if (readEmailAddress(`someone@${domain}`) !== `someone@${domain}`)
    throw new CredentialRefusedError(texts.domainInvalid)
  return domain
}

/** Fetches the provider's configuration, so that a wrong URL fails here instead of at the next sign-in. */
async function assertIssuer({ Issuer, ClientIdentifier, ClientSecret }: Given): Promise<void> {
  const provider = { issuer: Issuer, clientIdentifier: ClientIdentifier }
  const isReadable =
    isIssuer(Issuer) &&
    (await discover(provider, ClientSecret ?? '').then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProviderError) return false
        throw error
      },
    ))
  if (!isReadable) throw new CredentialRefusedError(texts.issuerUnreadable)
}

/** Users of a company get only roles of the company's own group. */
async function assertRoles(tx: Transaction, { ClientId, Roles }: Given): Promise<void> {
  const [company] = await tx.select({ type: clients.ClientType }).from(clients).where(eq(clients.ClientId, ClientId))
  if (!company) throw new CredentialRefusedError(texts.noSuchCompany)
  const wanted = [...new Set(Roles.map(({ RoleGroupsRecId }) => RoleGroupsRecId))]
  const found = await tx
    .select({ Name: groups.Name, Code: groups.Code })
    .from(roleGroups)
    .innerJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .where(inArray(roleGroups.RecId, wanted))
  if (found.length < wanted.length || !found.every((group) => isGroupOf(group, company.type)))
    throw new CredentialRefusedError(texts.otherRole)
}

async function save(tx: Transaction, given: Given, sealedClientSecret: string | undefined): Promise<void> {
  const values = {
    ClientId: given.ClientId,
    domain: given.Domain,
    issuer: given.Issuer,
    clientIdentifier: given.ClientIdentifier,
    groupsClaim: given.GroupsClaim,
    roles: given.Roles,
    allowsPasswords: given.AllowsPasswords,
  }
  const [holder] = await tx
    .select({ id: identityProviders.RecId })
    .from(identityProviders)
    .where(eq(identityProviders.domain, given.Domain))
  if (holder && holder.id !== given.RecId) throw new CredentialRefusedError(texts.domainTaken)
  if (given.RecId === undefined) {
    if (sealedClientSecret === undefined) throw new CredentialRefusedError(texts.secretMissing)
    await tx.insert(identityProviders).values({ ...values, sealedClientSecret })
    return
  }
  const changed = await tx
    .update(identityProviders)
    .set({ ...values, ...(sealedClientSecret !== undefined && { sealedClientSecret }) })
    .where(eq(identityProviders.RecId, given.RecId))
    .returning({ id: identityProviders.RecId })
  if (changed.length === 0) throw new CredentialRefusedError(texts.noSuchProvider)
}
