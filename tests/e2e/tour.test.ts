import type { ObjectAccess } from '@captive/api-client/contract'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'

import { demoAccounts } from '../../packages/server/src/demo/people.ts'
import { roleGroupId } from '../../packages/server/src/reference/role-groups.ts'
import { call } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { isNew, pageChecker } from './harness/page-checker.ts'
import { opens, pageAt, pages } from './harness/pages.ts'
import { chooseCompany, signIn } from './harness/people.ts'
import { pageVisitor } from './harness/visit-pages.ts'

/** Pages without links: a placeholder (AMB-008), redirect targets, external sites. */
const unlinked = new Set([
  '/risk-management/fmcsa',
  '/footer/live-chat',
  '/claims/claims-notifications-emaxx', // for staff; for others, the page shows a refusal
  '/report-claim/confirmation/$number',
  '/user-settings/$groupName',
  '/user-settings/$groupName/$clientId',
  '/user-settings/$groupName/$clientId/add', // the server decides by role who may add users
  '/user-settings/$groupName/$clientId/$userId',
  '/demo/$service',
])

/** A client of the demo broker with all kinds of records, a company without records, and the largest company. */
const [something, nothing, largest] = ['Cedar Ridge Freight Lines', 'Cedar Trucking', 'Copper Logistics'] as const
const viewers = [
  ...demoAccounts.map((account) => ({ ...account, company: something })),
  ...[nothing, largest].map((company) => ({ ...demoAccounts[0]!, company })),
]
const checkPage = pageChecker()
/** Up to this number of clicks from the start page, all links are followed, even to kinds of pages that were seen. */
const depth = 3
/** The number of records of one kind, such as claims, that each step opens. The links to the others are only checked. */
const maxOfKind = 4
/**
 * The links of each opened page, by path and company. Links depend on the codes and on the kind of page, but not on the
 * record. So each account opens at least one page of every kind, and only one account opens a record that several reach.
 */
const leads = new Map<string, Promise<readonly string[]>>()

describe.concurrent.each(viewers)(
  '$email, in $company where there is a choice',
  ({ email, group, role, ClientId, company }) => {
    test('[PRM-004] [PRM-005] links lead to exactly the permitted pages, on desktop and phone', async ({ page }) => {
      const wrong: string[] = []
      let at = '/login'
      page.on('response', (response) => {
        if (response.status() >= 400) wrong.push(`${at} asks for ${response.url()}: ${response.status()}`)
      })
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) wrong.push(`${at}: console: ${message.text()}`)
      })
      await page.emulateMedia({ reducedMotion: 'reduce' }) // thousands of fade-in animations would take minutes
      await signIn(page, email)
      const permissions = await codesOf(page, roleGroupId(group, role))
      const visitor = pageVisitor(page)
      await visitor.waitUntilIdle()
      if (new URL(page.url()).pathname === '/select-company') await chooseCompany(page, company)
      await visitor.waitUntilIdle()
      const actsFor = await page.getByRole('heading', { level: 1 }).innerText()

      const found = new Set<string>()
      const links = new Set(['/'])
      let clicks = 0
      /** The links to follow next: all links up to `depth`, and beyond that the first link to each kind of page. */
      let next: string[] = []
      const isOpenTo = (link: string) => {
        const to = pageAt(pathOf(link))
        return to !== undefined && opens(to, permissions)
      }
      const check = (offered: Iterable<string>) => {
        for (const link of offered) {
          if (!isOpenTo(link)) wrong.push(`${at} offers ${link}`)
          else if ((isNew(found, pageAt(pathOf(link))!.path) || clicks < depth) && isNew(links, link)) next.push(link)
        }
      }
      const open = async (link: string, kind: string) => {
        at = link
        const offered = await visitor.follow(link)
        if (!isSame(offered.at, pathOf(link))) wrong.push(`${link} ends at ${offered.at}`)
        wrong.push(...offered.disabledWithAddress.map((name) => `${at}: ${name} is disabled and has an address`))
        const seen = await checkPage(page, visitor, kind, `${group} in ${company}`)
        wrong.push(...seen.wrong.map((trouble) => `${at}: ${trouble}`))
        return [...offered.links, ...seen.links]
      }
      await openSettings(page)
      check((await visitor.offered()).links)
      check(await open('/', '/'))
      const met = new Set<string>()
      while (next.length > 0) {
        clicks++
        const level = sampleOfEachKind(next)
        next = []
        const openedByOthers: Promise<readonly string[]>[] = []
        for (const link of level) {
          const { path } = pageAt(pathOf(link))!
          // The editable users depend on the group and not on the active company.
          const like = `${link} ${path.startsWith('/user-settings') ? group : actsFor}`
          const known = isNew(met, path) ? undefined : leads.get(like)
          if (known) {
            openedByOthers.push(known)
            continue
          }
          const opened = open(link, path)
          leads.set(like, opened)
          check(await opened)
        }
        for (const opened of openedByOthers) check((await opened).filter(isOpenTo))
      }

      // Users who may edit only their own company's users get no link to the pages above it, which redirect (AMB-013).
      const ownUsers = permissions.includes('000-001-002') ? undefined : `/user-settings/member/${ClientId}`
      for (const each of pages) {
        if (found.has(each.path)) continue
        const isOpen = opens(each, permissions)
        const isAbove = each.path === '/user-settings' && ownUsers !== undefined
        const isAbsent = company === nothing && each.path.startsWith('/Claims/')
        if (isOpen && !isAbove && !isAbsent && !unlinked.has(each.path)) wrong.push(`nothing leads to ${each.path}`)
        if (each.path.includes('$')) continue
        at = each.path
        const expected = isOpen ? (isAbove && ownUsers) || at : '/'
        const end = expected === at ? (await visitor.open(at)).at : await visitor.openRedirected(at)
        if (!isSame(end, expected)) wrong.push(`${at} ends at ${end}`)
      }
      expect(wrong).toEqual([])
    }, 900_000) // several run at the same time
  },
)

/** Opens the settings menu, the only place of some links. It is disabled for users without these links. */
async function openSettings(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: /^Settings/ })
  if ((await settings.getAttribute('aria-disabled')) !== null) return
  await settings.click()
  await page.getByRole('menu').waitFor()
}

/** At most `maxOfKind` evenly spaced links of each kind, because pages of one kind differ only in their data. */
function sampleOfEachKind(links: readonly string[]): string[] {
  return [...Map.groupBy(links, (link) => pageAt(pathOf(link))?.path ?? '').values()].flatMap((ofKind) => {
    const step = Math.max(1, ofKind.length / maxOfKind)
    return ofKind.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
  })
}

const pathOf = (link: string) => link.split('?')[0]!
const isSame = (one: string, other: string) => plain(one) === plain(other)
const plain = (path: string) => path.replaceAll('%26', '&').toLowerCase()

/** Returns the codes of a role group from the server. */
async function codesOf(page: Page, roleGroup: number): Promise<string[]> {
  const answer = await call(page, `/GetRoleGroupObjectAccess?RoleGroupsRecId=${roleGroup}`)
  const { Payload } = (await answer.json()) as { Payload: ObjectAccess[] }
  return Payload.flatMap(({ Code, IsActive }) => (Code && IsActive === 1 ? [Code] : []))
}
