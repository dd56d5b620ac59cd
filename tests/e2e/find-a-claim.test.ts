import type { FoundClaims } from '@captive/api-client/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { call } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { countPresses } from './harness/key-presses.ts'

/** The number of a claim that the user may see; a claim of another company if one is given. */
async function claimNumber(page: Page, company?: string): Promise<string> {
  const answer = await call(page, '/SearchClaims?limit=200')
  const { Claims } = ((await answer.json()) as { Payload: FoundClaims }).Payload
  const found = Claims.find(({ ClientName }) => ClientName !== company)
  if (!found) throw new Error('There is no such claim.')
  return found.ClaimNumber
}

/** Opens the search with its keyboard shortcut, types and presses Enter: two keystrokes besides the text. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search the portal' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('a member opens a claim by number with two keystrokes', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const number = await claimNumber(page)
  const presses = await countPresses(page)
  await find(page, number)
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  expect(await presses()).toBe(2)
})

test('staff open a claim of another company by number with two keystrokes', async ({ page }) => {
  const company = 'Cedar Ridge Freight Lines'
  await startSession(page, 'staff.admin@demo.example', company)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const number = await claimNumber(page, company)
  const presses = await countPresses(page)
  await find(page, number.toLowerCase())
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  expect(await presses()).toBe(2)
  expect(await page.getByRole('button', { name: `Settings, ${company}` }).count()).toBe(0)
})

test('staff open a user by email with two keystrokes', async ({ page }) => {
  const email = 'employee@member.example'
  await startSession(page, 'staff.admin@demo.example', 'Cedar Ridge Freight Lines')
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const presses = await countPresses(page)
  await find(page, email)
  await page.getByRole('heading', { level: 1, name: /^Edit / }).waitFor()
  expect(await page.getByLabel(/^Email/).inputValue()).toBe(email)
  expect(await presses()).toBe(2)
})

test('a user on a phone finds a page by searching', async ({ phonePage: page }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Search the portal' }).click()
  const field = page.getByRole('combobox', { name: 'Search the portal' })
  await field.waitFor()
  await expectAccessible(page, 'search')
  await field.fill('governance')
  await page.getByRole('option', { name: 'Governance' }).click()
  await page.getByRole('heading', { level: 1, name: 'Governance' }).waitFor()
  await field.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Search the portal' }).click()
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Search the portal' }).and(page.locator(':focus')).waitFor()
})

test('a search that opens while a page loads keeps the focus', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Search the portal' })
  const field = page.getByRole('combobox', { name: 'Search the portal' })
  await open.click()
  await field.fill('governance')
  const loads = Promise.withResolvers<void>()
  await page.route('**/api/checkAuth*', async (route) => {
    await loads.promise
    await route.continue()
  })
  await page.getByRole('option', { name: 'Governance' }).click()
  await field.waitFor({ state: 'detached' })
  await open.click()
  await field.and(page.locator(':focus')).waitFor()
  expect(await page.locator('h1').innerText()).not.toBe('Governance')
  loads.resolve()
  await page.locator('[aria-live=polite]', { hasText: /^Governance$/ }).waitFor({ state: 'attached' })
  await page.keyboard.type('polic')
  expect(await field.inputValue()).toBe('polic')
})
