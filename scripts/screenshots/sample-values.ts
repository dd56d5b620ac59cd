import { createApi } from '@captive/api-client'
import type { Page } from 'playwright-core'

/**
 * Values for URLs of the company chosen on the page: its first policy with claims, the first of these claims, and one of its
 * users. Omits values that the company does not have.
 */
export async function sampleValues(page: Page): Promise<Record<string, string>> {
  const { token, company } = await page.evaluate(() => ({
    token: sessionStorage.getItem('member-portal.token'),
    company: sessionStorage.getItem('member-portal.company'),
  }))
  const api = createApi({ baseUrl: new URL('/api', page.url()).href, token: () => token })
  const clients = await api.getClients()
  const client = company === null ? clients[0] : clients.find(({ ClientId }) => String(ClientId) === company)
  if (!client) throw new Error('No company is chosen.')
  return { ...(await claimOf(api, client.ClientId)), ...(await userOf(api, client.ClientId)) }
}

type Api = ReturnType<typeof createApi>

async function claimOf(api: Api, clientId: number): Promise<Record<string, string>> {
  const policies = await api.getPoliciesByClient({ query: { clientId } })
  for (const { PolicyId } of policies) {
    const [claim] = await api.getClaimsByPolicy({ query: { PolicyId } })
    if (!claim) continue
    return { policyId: String(PolicyId), claimRecId: String(claim.RecId), claimNumber: claim.ClaimNumber }
  }
  return {}
}

async function userOf(api: Api, clientId: number): Promise<Record<string, string>> {
  const groups = await api.getGroups()
  const group = groups.find(({ Code }) => Code === 'Policyholder')
  if (!group) return {}
  const users = await api.getUsersByGroup({ query: { GroupsRecId: group.RecId } })
  const user = users.find((each) => each.ClientId === clientId)
  return { groupName: 'member', clientId: String(clientId), ...(user && { userId: String(user.RecId) }) }
}
