import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'

import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'
import { countPresses } from './harness/key-presses.ts'

const attention = (page: Page) => page.getByRole('region', { name: 'Needs attention' })
/** The number of open items of a company in the book of business. */
const items = (page: Page) => page.getByRole('button', { name: /^\d+ items?$/ }).first()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** What each kind of user looks for first, and the number of clicks after sign-in until it shows. */
const people: [who: string, email: string, presses: number, find: (page: Page) => Promise<unknown>][] = [
  ['a member’s administrator reads what to do', 'admin@member.example', 0, (page) => attention(page).waitFor()],
  [
    'a member’s manager opens the first thing to do',
    'manager@member.example',
    1,
    async (page) => {
      await attention(page).getByRole('listitem').first().getByRole('link').first().click()
      await page.waitForURL((url) => url.pathname !== '/')
      await heading(page, /./).waitFor()
    },
  ],
  [
    'a member’s employee begins a claim report',
    'employee@member.example',
    2,
    async (page) => {
      await page.locator('a[href="/report-claim"]').first().click()
      await heading(page, 'Claims Reporting').waitFor()
      await page.locator('a[href="/report-claim/online-claim"]').first().click()
      await page.waitForURL('**/report-claim/online-claim**')
    },
  ],
  ['an expired member reads what to do', 'admin@xmember.example', 0, (page) => attention(page).waitFor()],
  ['a prospect reads what to do', 'admin@prospect.example', 0, (page) => attention(page).waitFor()],
  ['a broker reads which companies need something', 'admin@broker.example', 0, (page) => items(page).waitFor()],
  ['staff read which companies need something', 'staff.manager@demo.example', 0, (page) => items(page).waitFor()],
]

describe('in the first minutes', () => {
  test.for(people)('%s', async ([, email, most, find], { page }) => {
    await signIn(page, email)
    const presses = await countPresses(page)
    await find(page)
    expect(await presses()).toBe(most)
  })
})
