import { readFileSync } from 'node:fs'

import { read, utils } from '@e965/xlsx'
import { expect } from 'vitest'

import { sampleValues } from '../../scripts/screenshots/sample-values.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { pageVisitor } from './harness/visit-pages.ts'

const registers = [
  '/claims',
  '/claims/claims-notifications-emaxx',
  '/insurance/policy-library',
  '/insurance/governance/membership/membership-directory',
  '/insurance/member-kiosk',
  '/insurance/financial-&-profitability',
  '/insurance/premium-payment-&-collateral',
  '/risk-management/loss-prevention-&-safety',
  '/risk-management/elive-connect',
  '/settings/activity-log',
  '/user-settings/member',
]

test('every register exports its numbers as numbers and its dates as dates', async ({ page }) => {
  await startSession(page, 'staff.admin@demo.example', 'Cedar Ridge Freight Lines')
  const visitor = pageVisitor(page)
  const { policyId, clientId } = await sampleValues(page)
  const wrong: string[] = []
  let exported = 0
  for (const path of [...registers, `/Claims/${policyId}`, `/user-settings/member/${clientId}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await visitor.waitUntilIdle()
    for (const button of await page.getByRole('button', { name: 'Export' }).all()) {
      if (await button.isDisabled()) continue
      await button.click()
      // The previous menu may still be fading out.
      const menu = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        menu.getByRole('menuitem', { name: 'Excel' }).click(),
      ])
      exported++
      const book = read(readFileSync(await download.path()))
      const [heads = [], ...rows] = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 })
      for (const row of rows)
        for (const [at, cell] of row.entries())
          if (isUntyped(cell))
            wrong.push(`${path}, ${book.SheetNames[0]}, ${String(heads[at])}: ${JSON.stringify(cell)}`)
    }
  }
  expect(exported).toBeGreaterThan(8)
  expect([...new Set(wrong)]).toEqual([])
})

/** Whether a cell contains a number, an amount or a date as text. ZIP codes and phone numbers may be text. */
function isUntyped(cell: unknown): boolean {
  if (typeof cell !== 'string') return false
  return /^-?\$[\d,]+(\.\d+)?$/.test(cell) || /^\d{1,3}(,\d{3})*$/.test(cell) || /^\d{2}\/\d{2}\/\d{4}/.test(cell)
}
