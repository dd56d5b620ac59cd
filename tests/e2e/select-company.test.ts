import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { chooseCompany, signIn } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

test('[SEL-001] [SEL-002] [SEL-003] [SHL-017] lists every company by name for staff, without a sidebar', async ({
  page,
}) => {
  await signIn(page, 'staff.manager@demo.example')
  await showCompanies(page)
  const table = page.getByRole('table', { name: 'Companies' })
  await table.getByRole('row').nth(1).waitFor()
  const headers = await table.getByRole('columnheader').allInnerTexts()
  expect(headers.map((header) => header.trim())).toEqual([
    'Company Name',
    'Program',
    'Type',
    'State',
    'Address',
    'City',
  ])
  const names = await namesIn(page)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })))
  expect(await page.getByRole('navigation', { name: 'Sections' }).count()).toBe(0)
  await expectAccessible(page, 'select company')
})

test('[SEL-005] [SEL-006] [SEL-007] [SEL-008] search ignores case and punctuation, and reports no matches', async ({
  page,
}) => {
  await signIn(page, 'staff.admin@demo.example')
  await showCompanies(page)
  await page.getByRole('table', { name: 'Companies' }).getByRole('row').nth(1).waitFor()
  const before = await namesIn(page)
  const name = before.at(-1) ?? ''
  const search = page.getByLabel('Search companies')
  await search.fill(`--${name.toUpperCase().replaceAll(' ', '.')}--`)
  await expect.poll(() => namesIn(page)).not.toContain(before[0])
  expect(await namesIn(page)).toContain(name)
  await search.fill('no such company anywhere')
  await page.getByText('No Companies Found.').waitFor()
})

test('[SEL-004] [SEL-012] [SES-018] a broker chooses one of its own clients', async ({ page }) => {
  await signIn(page, 'admin@broker.example')
  await page.waitForURL('**/select-company')
  await showCompanies(page)
  await page.getByRole('table', { name: 'Companies' }).getByRole('row').nth(1).waitFor()
  const names = await namesIn(page)
  expect(names.length).toBeGreaterThan(1)
  expect(names.length).toBeLessThan(20)
  await chooseCompany(page, names[0] ?? '')
  await page.getByRole('button', { name: `Settings, ${names[0]}` }).waitFor()
})

test('[SEL-004] [SHL-018] choosing a company works on a phone', async ({ phonePage: page }) => {
  await signIn(page, 'staff.employee@demo.example')
  await showCompanies(page)
  await page.getByRole('table', { name: 'Companies' }).waitFor()
  await expectFitsPhone(page, 'select company')
  await expectAccessible(page, 'select company on a phone')
  const [name = ''] = await namesIn(page)
  await chooseCompany(page, name)
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

/** Opens the table of the specification. */
const showCompanies = (page: Page) => page.getByRole('tab', { name: 'Companies' }).click()

/** The names on the current page, in order. */
async function namesIn(page: Page): Promise<string[]> {
  const cells = await page.getByRole('table', { name: 'Companies' }).locator('tbody tr td:first-child').allInnerTexts()
  return cells.map((cell) => cell.trim())
}
