import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { call } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { chooseCompany, signIn } from './harness/people.ts'

const pages = ['/', '/claims', '/insurance/policy-library']
/** An upright sheet without its margins, in CSS pixels. */
const sheet = { width: 690, height: 960 }

test('on paper stands what is read: nothing to press, and no register is wider than the sheet', async ({ page }) => {
  await signIn(page, 'admin@broker.example')
  await chooseCompany(page, 'Copper Logistics')
  for (const path of [...pages, ...(await claimsOf(page, 250))]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    const main = page.getByRole('main')
    expect(await page.getByRole('banner').count(), `${path}: its header`).toBe(0)
    expect(await page.getByRole('complementary').count(), `${path}: its sidebar`).toBe(0)
    expect(await main.getByRole('searchbox').count(), `${path}: a search`).toBe(0)
    expect(await main.getByRole('button', { name: /Export|Columns|View|Download/ }).count(), `${path}: buttons`).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path}: its width`).toBe(sheet.width)
    const tables = await main.getByRole('table').evaluateAll((all) => all.map((each) => each.scrollWidth))
    expect(Math.max(0, ...tables), `${path}: its tables`).toBeLessThanOrEqual(sheet.width)
    await page.emulateMedia({ media: 'screen' })
  }
})

/** The register of the claims of a policy of a company, and the first claim in it. */
async function claimsOf(page: Page, clientId: number): Promise<string[]> {
  const rows = async (path: string) => {
    const { Payload } = (await (await call(page, path)).json()) as { Payload: { PolicyId: number; RecId: number }[] }
    return Payload
  }
  const { PolicyId } = (await rows(`/GetClaimTotals?ClientId=${clientId}`))[0]!
  const { RecId } = (await rows(`/GetClaimsByPolicy?PolicyId=${PolicyId}`))[0]!
  return [`/Claims/${PolicyId}`, `/Claims/${PolicyId}/${RecId}`]
}
