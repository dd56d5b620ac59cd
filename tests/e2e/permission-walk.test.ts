import type { ObjectAccess } from '@captive/api-client/contract'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'

import { demoAccounts } from '../../packages/server/src/demo/people.ts'
import { roleGroupId } from '../../packages/server/src/reference/role-groups.ts'
import { call } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { opens, pageAt, pages } from './harness/pages.ts'
import { chooseCompany, forgetful, signIn } from './harness/people.ts'
import { walker, type Offered } from './harness/walk.ts'

/** Pages that nobody needs a link to: a placeholder (AMB-008), what others lead to, sites of others. */
const unlinked = new Set([
  '/risk-management/fmcsa',
  '/footer/live-chat',
  '/report-claim/confirmation/$number',
  '/user-settings/$groupName',
  '/user-settings/$groupName/$clientId',
  '/user-settings/$groupName/$clientId/add', // by who may add somebody, which the server decides by role
  '/user-settings/$groupName/$clientId/$userId',
  '/demo/$service',
])

/** A client of the demo broker with something of everything. */
const company = 'Cedar Ridge Freight Lines'

describe.each(demoAccounts.filter(({ email }) => email !== forgetful))('$email', ({ email, group, role, ClientId }) => {
  test('[PRM-004] [PRM-005] is offered every page that the codes held open, and nothing that the server refuses', async ({
    page,
  }) => {
    const wrong: string[] = []
    page.on('response', (response) => {
      if ([401, 403].includes(response.status())) wrong.push(`${page.url()} asks for ${response.url()}: refused`)
    })
    await signIn(page, email)
    const held = await codesOf(page, roleGroupId(group, role))
    const walk = walker(page)
    await walk.rest()
    if (new URL(page.url()).pathname === '/select-company') await chooseCompany(page, company)
    await openSettings(page)
    await walk.rest()

    /** An address of every page that some page leads to. */
    const addresses = new Map<string, string>()
    const judge = ({ at, links, disabledWithAddress }: Offered) => {
      wrong.push(...disabledWithAddress.map((name) => `${at}: ${name} is disabled and has an address`))
      for (const link of links) {
        const to = pageAt(link)
        if (!to || !opens(to, held)) wrong.push(`${at} offers ${link}`)
        else if (!addresses.has(to.path)) addresses.set(to.path, link)
      }
    }
    judge(await walk.offered())
    const ownUsers = held.includes('000-001-002') ? undefined : `/user-settings/member/${ClientId}`
    for (const each of pages) {
      const address = each.path.includes('$') ? addresses.get(each.path) : each.path
      if (!address) continue
      const offered = await walk.open(address)
      const isOfUser = /^\/user-settings\/.+\/(add|\$userId)$/.test(each.path)
      const end = each.path.startsWith('/user-settings') && !isOfUser ? (ownUsers ?? address) : address
      const expected = opens(each, held) ? end : '/'
      if (offered.at.toLowerCase() !== expected.toLowerCase()) wrong.push(`${address} ends at ${offered.at}`)
      judge(offered)
    }
    // Who has the own company's users alone is offered no step above them: it would lead back (AMB-013).
    const isNeeded = (path: string) => !unlinked.has(path) && !(ownUsers && path === '/user-settings')
    const needed = pages.filter((each) => opens(each, held) && isNeeded(each.path))
    wrong.push(...needed.filter(({ path }) => !addresses.has(path)).map(({ path }) => `nothing leads to ${path}`))
    expect(wrong).toEqual([])
  })
})

/** The codes that the server gives to a role group. */
async function codesOf(page: Page, roleGroup: number): Promise<string[]> {
  const answer = await call(page, `/GetRoleGroupObjectAccess?RoleGroupsRecId=${roleGroup}`)
  const { Payload } = (await answer.json()) as { Payload: ObjectAccess[] }
  return Payload.flatMap(({ Code, IsActive }) => (Code && IsActive === 1 ? [Code] : []))
}

/** Opens the settings menu, so that its links stand on the page; who may not open it has none of them. */
async function openSettings(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: /^Settings/ })
  if ((await settings.getAttribute('aria-disabled')) === null) await settings.click()
}
