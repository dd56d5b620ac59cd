import type { ObjectAccess } from '@captive/api-client/contract'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'

import { demoAccounts } from '../../packages/server/src/demo/people.ts'
import { roleGroupId } from '../../packages/server/src/reference/role-groups.ts'
import { call } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { onlooker } from './harness/onlooker.ts'
import { opens, pageAt, pages } from './harness/pages.ts'
import { chooseCompany, signIn } from './harness/people.ts'
import { walker } from './harness/walk.ts'

/** Pages that nobody needs a link to: a placeholder (AMB-008), what others lead to, sites of others. */
const unlinked = new Set([
  '/risk-management/fmcsa',
  '/footer/live-chat',
  '/claims/claims-notifications-emaxx', // of staff; others may open it, and read that it is not theirs
  '/report-claim/confirmation/$number',
  '/user-settings/$groupName',
  '/user-settings/$groupName/$clientId',
  '/user-settings/$groupName/$clientId/add', // by who may add somebody, which the server decides by role
  '/user-settings/$groupName/$clientId/$userId',
  '/demo/$service',
])

/** A client of the demo broker with something of everything, a company with nothing, and the largest. */
const [something, nothing, largest] = ['Cedar Ridge Freight Lines', 'Cedar Trucking', 'Copper Logistics'] as const
const viewers = [
  ...demoAccounts.map((account) => ({ ...account, company: something })),
  ...[nothing, largest].map((company) => ({ ...demoAccounts[0]!, company })),
]
const look = onlooker()

describe.concurrent.each(viewers)(
  '$email, in $company where there is a choice',
  ({ email, group, role, ClientId, company }) => {
    test('[PRM-004] [PRM-005] links lead to every page that the codes hold open and to no other, and each is whole on a desk and on a phone', async ({
      page,
    }) => {
      const wrong: string[] = []
      let at = '/login'
      page.on('response', (response) => {
        if (response.status() >= 400) wrong.push(`${at} asks for ${response.url()}: ${response.status()}`)
      })
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) wrong.push(`${at}: console: ${message.text()}`)
      })
      await signIn(page, email)
      const held = await codesOf(page, roleGroupId(group, role))
      const walk = walker(page)
      await walk.rest()
      if (new URL(page.url()).pathname === '/select-company') await chooseCompany(page, company)
      await walk.rest()

      /** The latest found is followed first: it is likely to stand on the page that is open. */
      const links = ['/']
      const found = new Set(links)
      const judge = (offered: Iterable<string>) => {
        for (const link of offered) {
          const to = pageAt(link)
          if (!to || !opens(to, held)) wrong.push(`${at} offers ${link}`)
          else if (!found.has(to.path)) links.push(link)
          if (to) found.add(to.path)
        }
      }
      await openSettings(page)
      judge((await walk.offered()).links)
      for (let link = links.pop(); link !== undefined; link = links.pop()) {
        at = link
        const offered = await walk.follow(link)
        if (!isSame(offered.at, link)) wrong.push(`${link} ends at ${offered.at}`)
        wrong.push(...offered.disabledWithAddress.map((name) => `${at}: ${name} is disabled and has an address`))
        judge(offered.links)
        const seen = await look(page, walk, pageAt(link)?.path ?? link, `${group} in ${company}`)
        wrong.push(...seen.wrong)
        judge(seen.links)
      }

      // Who has the own company's users alone is offered no step above them: it would lead there (AMB-013).
      const ownUsers = held.includes('000-001-002') ? undefined : `/user-settings/member/${ClientId}`
      for (const each of pages) {
        if (found.has(each.path)) continue
        const isOpen = opens(each, held)
        const isAbove = each.path === '/user-settings' && ownUsers !== undefined
        const isAbsent = company === nothing && each.path.startsWith('/Claims/')
        if (isOpen && !isAbove && !isAbsent && !unlinked.has(each.path)) wrong.push(`nothing leads to ${each.path}`)
        if (each.path.includes('$')) continue
        at = each.path
        const expected = isOpen ? (isAbove && ownUsers) || at : '/'
        const { at: end } = await walk.open(at)
        if (!isSame(end, expected)) wrong.push(`${at} ends at ${end}`)
      }
      expect(wrong).toEqual([])
    }, 600_000) // of several at the same time, each takes the longer
  },
)

/** The settings menu, which alone has some of the links; who may not open it has none of them. */
async function openSettings(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: /^Settings/ })
  if ((await settings.getAttribute('aria-disabled')) !== null) return
  await settings.click()
  await page.getByRole('menu').waitFor()
}

const isSame = (one: string, other: string) => plain(one) === plain(other)
const plain = (path: string) => path.replaceAll('%26', '&').toLowerCase()

/** The codes that the server gives to a role group. */
async function codesOf(page: Page, roleGroup: number): Promise<string[]> {
  const answer = await call(page, `/GetRoleGroupObjectAccess?RoleGroupsRecId=${roleGroup}`)
  const { Payload } = (await answer.json()) as { Payload: ObjectAccess[] }
  return Payload.flatMap(({ Code, IsActive }) => (Code && IsActive === 1 ? [Code] : []))
}
