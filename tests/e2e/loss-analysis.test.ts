import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'

test('a figure links to claims with the same total', async ({ page }) => {
  await signIn(page, 'admin@member.example')
  await page.goto('/Claims/analysis')
  const causes = page.getByRole('table', { name: 'Losses by type of loss' })
  await causes.waitFor()
  await expectAccessible(page, 'loss analysis')
  const row = causes.getByRole('row').nth(1)
  const [claims, , incurred] = await row.getByRole('link').allInnerTexts()
  await row.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: 'All claims' }).waitFor()
  const total = page.getByRole('row', { name: new RegExp(`^Total of ${claims} claims?`) })
  await total.waitFor()
  expect(await total.innerText()).toContain(incurred)
})
