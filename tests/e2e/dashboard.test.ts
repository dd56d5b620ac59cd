import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { call } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { watchShifts } from './harness/layout-shift.ts'
import { chooseCompany, signIn } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

test('[DSH-001] [DSH-016] loads at most 150 kB for 20,000 claims, without layout shift', async ({ page }) => {
  await signIn(page, 'admin@broker.example')
  await chooseCompany(page, 'Copper Logistics')
  const answers: { pathname: string; size: Promise<number> }[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/'))
      answers.push({
        pathname,
        size: response
          .request()
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      })
  })
  await watchShifts(page)
  await page.reload()
  for (const name of ['Insurance', 'Claims', 'Weather', 'News']) await page.getByRole('region', { name }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(answers.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/api/GetClaimTotals', '/api/GetMemberFundAnalysis', '/api/GetWeather', '/api/GetNews']),
  )
  const sizes = await Promise.all(answers.map(({ size }) => size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
  const shifts = await page.evaluate(() => window.shifts)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.02)
})

test('[DSH-012] [DSH-014] [DSH-018] shows the same figures as other screens', async ({ page }) => {
  await signIn(page, 'admin@member.example')
  const payload = async (path: string) => ((await (await call(page, path)).json()) as { Payload: never[] }).Payload
  const totals: { Open: number; OpenIncurred: number }[] = await payload('/GetClaimTotals?ClientId=100')
  const claims: { StatusCode: string; TotalIncurred: number }[] = await payload('/GetClaimsByClient?ClientID=100')
  const open = claims.filter(({ StatusCode }) => StatusCode !== 'Closed')
  const incurred = open.reduce((sum, { TotalIncurred }) => sum + Math.round(TotalIncurred * 100), 0) / 100
  expect(totals.reduce((sum, { Open }) => sum + Open, 0)).toBe(open.length)
  const figure = page.locator('dl').first()
  await figure.getByText(`${whole(incurred)} incurred`).waitFor()
  await figure.getByText(open.length.toLocaleString('en-US'), { exact: true }).waitFor()
  const funds: { YearQuarter: string; AFundBalance: number; BFundBalance: number }[] = await payload(
    '/GetMemberFundAnalysis?clientId=100',
  )
  const newest = funds.filter(({ YearQuarter }) => YearQuarter === funds[0]?.YearQuarter)
  const cents = newest.reduce(
    (sum, { AFundBalance, BFundBalance }) => sum + Math.round(AFundBalance * 100) + Math.round(BFundBalance * 100),
    0,
  )
  await page
    .getByRole('region', { name: 'Insurance' })
    .getByRole('row', { name: /^All years/ })
    .getByText(whole(cents / 100), { exact: true })
    .waitFor()
})

test('fits a phone and passes axe', async ({ phonePage: page }) => {
  await signIn(page, 'admin@member.example')
  await page.getByRole('region', { name: 'News' }).waitFor()
  await expectFitsPhone(page, '/')
  await expectAccessible(page, 'the dashboard')
})

const whole = (dollars: number) =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
