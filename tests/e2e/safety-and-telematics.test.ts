import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { chooseCompany, signIn } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

const pages = ['/risk-management/loss-prevention-&-safety', '/risk-management/telematics-exchange']

test('safety and telematics of a member are read on a phone, in the dark, with nothing for axe to find', async ({
  phonePage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'admin@member.example')
  for (const path of pages) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectFitsPhone(page, path)
    await expectAccessible(page, path)
  }
})

test('[TEL-005] [TEL-011] a member without a ranking is told that there is none, and why', async ({ page }) => {
  await signIn(page, 'staff.admin@demo.example')
  for (const [company, status] of [
    ['Cedar Trucking', 'Not known to the exchange'], // has just joined
    ['Juniper Freight Lines', 'Not Enrolled'],
    ['Redbud Freight Lines LLC', 'Pending Data'],
  ] as const) {
    await page.goto('/select-company')
    await chooseCompany(page, company)
    await page.goto('/risk-management/telematics-exchange')
    await page.getByText(`No Data Found for: ${company}`).waitFor()
    await page.getByRole('region', { name: 'Telematics details' }).getByText(status).waitFor()
    expect(await page.getByText(/ of \d+ Members$/).count()).toBe(0)
  }
})
