import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { countPresses } from './harness/key-presses.ts'

const email = 'employee@member.example'

test('staff find a user by email with two keystrokes', async ({ page }) => {
  await startSession(page, 'staff.admin@demo.example', 'Cedar Ridge Freight Lines')
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const presses = await countPresses(page)
  await page.getByRole('link', { name: 'Find a person' }).click()
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
  await page.locator('input[type=search]:focus').waitFor() // the search field has focus when the page opens
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Edit / }).waitFor()
  expect(await page.getByLabel(/^Email/).inputValue()).toBe(email)
  expect(await presses()).toBe(2)
})

test('a page opened during the first page receives the focus', async ({ page }) => {
  await startSession(page, 'staff.admin@demo.example', 'Cedar Ridge Freight Lines')
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector<HTMLElement>('header a[href="/settings/people"]')
      if (!link) return
      observer.disconnect()
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      link.click()
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
  await page.locator('input[type=search]:focus').waitFor()
})

test('staff view the portal as a user, read-only, until they stop', async ({ page, troubles }) => {
  await startSession(page, 'staff.admin@demo.example', 'Cedar Ridge Freight Lines')
  await page.goto(`/settings/people?find=${email}`)
  await page.getByRole('button', { name: /^View as / }).waitFor()
  await expectAccessible(page, 'people')
  await page.getByRole('button', { name: /^View as / }).click()
  const note = page.getByRole('region', { name: 'Viewing as another user' })
  await note.getByText(email, { exact: false }).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page, 'viewing as another user')

  await page.goto('/footer/contact-us')
  await note.waitFor()
  await page.locator('main textarea').first().fill('May I change this?')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page
    .getByText(/You are viewing the portal as employee@member\.example, so you cannot change or download anything/)
    .first()
    .waitFor()
  troubles.length = 0 // the expected refusal

  await page.goto('/settings/people')
  await note.waitFor()
  expect(new URL(page.url()).pathname).toBe('/') // that user may not open the page
  await note.getByRole('button', { name: 'Stop viewing' }).click()
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
  expect(await note.count()).toBe(0)
})
