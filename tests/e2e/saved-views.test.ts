import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'

test('a saved view opens from a link with only its name', async ({ phonePage: page }) => {
  await startSession(page, 'manager@member.example')
  await page.goto('/Claims/all?status=closed&search=collision')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('View name').fill('Closed collisions')
  await expectAccessible(page, 'save a view')
  await page.keyboard.press('Enter')
  await page.waitForURL(/view=Closed(\+|%20)collisions/)

  await page.goto('/Claims/all?view=Closed+collisions')
  await page.getByText('Claims: closed').waitFor()
  await page.waitForURL(/status=closed/)
  expect(await page.getByRole('searchbox').inputValue()).toBe('collision')
  expect(await page.getByLabel('Saved view').inputValue()).toBe('Closed collisions')

  await page.getByRole('button', { name: 'Delete view' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click()
  await page.getByLabel('Saved view').waitFor({ state: 'detached' })
  await page.waitForURL((url) => !url.searchParams.has('view'))
  expect(await page.getByText('You have no view named').count()).toBe(0)
})
