import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { chooseCompany, signIn } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

test('[ACT-004] [ACT-005] [SHL-008] lists the newest entries first and keeps filters on reload', async ({ page }) => {
  await signIn(page, 'staff.admin@demo.example')
  await chooseCompany(page, (await page.getByRole('table').getByRole('button').nth(6).innerText()).trim())
  await page.getByRole('button', { name: /^Settings, / }).click()
  await page.getByRole('menuitem', { name: 'Activity Log' }).click()
  const table = page.getByRole('table', { name: 'Activity' })
  const rows = table.locator('tbody tr')
  await table.getByRole('columnheader', { name: 'Timestamp' }).waitFor()
  expect(await rows.first().innerText()).toContain('Changed member company to')
  await expectAccessible(page, 'activity log')

  await page.getByRole('combobox', { name: 'User' }).selectOption('staff.admin@demo.example')
  await page.getByLabel('Search users and actions').fill('signed IN')
  await page.waitForURL((url) => url.searchParams.get('search') === 'signed IN')
  await page.reload()
  await page.getByText('All activity by staff.admin@demo.example').waitFor()
  expect(await page.getByLabel('Search users and actions').inputValue()).toBe('signed IN')
  await rows.first().waitFor()
  const found = await rows.allInnerTexts()
  expect(found.every((text) => text.includes('staff.admin@demo.example') && text.includes('Signed in'))).toBe(true)

  await page.getByLabel('Search users and actions').fill('no such thing')
  await page.getByText('No Activity Found.').waitFor()
  await expectAccessible(page, 'activity log, nothing found')
})

test('the log is readable on a phone', async ({ phonePage: page }) => {
  await signIn(page, 'staff.admin@demo.example')
  await chooseCompany(page, (await page.getByRole('table').getByRole('button').nth(3).innerText()).trim())
  await page.goto('/settings/activity-log')
  await page.getByRole('table', { name: 'Activity' }).waitFor()
  await expectFitsPhone(page, 'activity log')
  await expectAccessible(page, 'activity log on a phone')
})
