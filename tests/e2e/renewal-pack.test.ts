import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'
import { countPresses } from './harness/key-presses.ts'

test('a member makes and opens the renewal pack in three clicks', async ({ page }) => {
  await signIn(page, 'admin@member.example')
  const presses = await countPresses(page)
  await page.locator('#main').getByRole('link', { name: 'Renewal Documentation' }).click()
  await page.getByRole('button', { name: 'Create the renewal pack' }).click()
  const open = page.getByRole('button', { name: /^Open.*Renewal pack/ })
  await open.waitFor()
  const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()])
  await tab.waitForLoadState()
  expect(await presses()).toBe(3)
  const row = page.getByRole('row').filter({ hasText: /Renewal pack \d{4}-\d\d-\d\d\.pdf/ })
  expect(await row.first().innerText()).toContain('admin@member.example')
})

test('the section of the pack fits a phone and passes axe', async ({ phonePage: page }) => {
  await signIn(page, 'admin@member.example')
  await page.goto('/insurance/member-kiosk/renewal-Documentation')
  await page.getByRole('button', { name: 'Create the renewal pack' }).click()
  await page.getByText('The pack is ready.').waitFor()
  await expectFitsPhone(page, 'renewal documentation with a pack')
  await expectAccessible(page, 'renewal documentation with a pack')
})
