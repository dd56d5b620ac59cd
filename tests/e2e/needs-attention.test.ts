import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'
import { countPresses } from './harness/key-presses.ts'

test('a member sees items that need attention right after sign-in', async ({ page }) => {
  await signIn(page, 'admin@member.example')
  const presses = await countPresses(page)
  const section = page.getByRole('region', { name: 'Needs attention' })
  await section.getByRole('listitem').first().waitFor()
  expect(await section.getByRole('listitem').count()).toBeLessThanOrEqual(5)
  expect(await presses()).toBe(0)
})

test('a broker reaches the next renewal’s items in one click', async ({ page }) => {
  await signIn(page, 'admin@broker.example')
  const presses = await countPresses(page)
  const renewal = page.getByRole('button', { name: /^Renewal in \d+ days?/ }).first()
  await renewal.waitFor()
  await expectAccessible(page, 'book of business')
  await renewal.click()
  await page.getByRole('heading', { level: 1, name: 'Renewal Documentation' }).waitFor()
  expect(await presses()).toBe(1)
})
