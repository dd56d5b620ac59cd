import type { Claim, Client, Group, Policy, User } from '@captive/api-client/contract'
import type { Page } from 'playwright-core'

import { call } from '../../tests/e2e/harness/call.ts'

/**
 * Values for path parameters, from the company that is selected on the page: its first policy with claims, the first of
 * these claims, and one of its users. Leaves out values that the company does not have.
 */
export async function sampleValues(page: Page): Promise<Record<string, string>> {
  const ask: Ask = async (path) => ((await (await call(page, path)).json()) as { Payload: never }).Payload
  const company = await page.evaluate(() => sessionStorage.getItem('member-portal.company'))
  const clients = await ask<Client[]>('/getClients')
  const client = company === null ? clients[0] : clients.find(({ ClientId }) => String(ClientId) === company)
  if (!client) throw new Error('No company is selected.')
  return { ...(await claimOf(ask, client.ClientId)), ...(await userOf(ask, client.ClientId)) }
}

/** Makes a call as the signed-in user of the page, and returns its Payload. */
type Ask = <Payload>(path: string) => Promise<Payload>

async function claimOf(ask: Ask, clientId: number): Promise<Record<string, string>> {
  const policies = await ask<Policy[]>(`/getPoliciesByClient?clientId=${clientId}`)
  for (const { PolicyId } of policies) {
    const [claim] = await ask<Claim[]>(`/GetClaimsByPolicy?PolicyId=${PolicyId}`)
    if (!claim) continue
    return { policyId: String(PolicyId), claimRecId: String(claim.RecId), claimNumber: claim.ClaimNumber }
  }
  return {}
}

async function userOf(ask: Ask, clientId: number): Promise<Record<string, string>> {
  const groups = await ask<Group[]>('/GetGroups')
  const group = groups.find(({ Code }) => Code === 'Policyholder')
  if (!group) return {}
  const users = await ask<User[]>(`/GetUsersByGroup?GroupsRecId=${group.RecId}`)
  const user = users.find((each) => each.ClientId === clientId)
  return { groupName: 'member', clientId: String(clientId), ...(user && { userId: String(user.RecId) }) }
}
