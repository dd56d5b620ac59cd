import { expect } from 'vitest'

import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'
import { pageVisitor } from './harness/visit-pages.ts'

test('[GEN-006] a page requests its data again when it is reopened', async ({ page }) => {
  await signIn(page, 'admin@member.example')
  const visitor = pageVisitor(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const shows = async (path: string, call: string) => {
    asked.length = 0
    await visitor.follow(path)
    expect(asked, `on the way to ${path}`).toContain(call)
  }
  await visitor.waitUntilIdle()
  for (let visit = 0; visit < 2; visit++) {
    await shows('/insurance/policy-library', '/api/getPoliciesByClient')
    await shows('/insurance/premium-payment-&-collateral', '/api/getCollaterals')
    await shows('/', '/api/GetClaimTotals')
  }
})

test('[GEN-004] the token is stored once and reused after a reload', async ({ page }) => {
  const stored = () =>
    page.evaluate(
      (remembered) =>
        [sessionStorage, localStorage].flatMap((storage) =>
          Object.entries(storage).filter(([name, value]) => name !== remembered && /^[\w-]{40,}$/.test(String(value))),
        ),
      'member-portal.device', // identifies this browser at the next sign-in, but opens no session
    )
  await signIn(page, 'admin@member.example')
  const [token, ...others] = await stored()
  expect(token?.[0]).toBe('member-portal.token')
  expect(others).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Log Out' }).waitFor()
  expect(await stored()).toEqual([token])
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('link', { name: 'Login' }).waitFor()
  expect(await stored()).toEqual([])
})

test('[SHL-009] the header has another color on the production host', async ({ openContext }) => {
  const headerAt = async (productionHost: string) => {
    const page = await (await openContext()).newPage()
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /(productionHost(?:"|&quot;|&#34;):(?:"|&quot;|&#34;))/,
        `$1${productionHost}`,
      )
      return route.fulfill({ response, body })
    })
    await signIn(page, 'admin@member.example')
    const header = page.locator('header').first()
    return {
      color: await header.evaluate((element) => getComputedStyle(element).backgroundColor),
      notice: await page.getByText('Test system').count(),
    }
  }
  const production = await headerAt('localhost')
  const other = await headerAt('portal.example')
  expect(production.notice).toBe(0)
  expect(other.notice).toBe(1)
  expect(production.color).not.toBe(other.color)
})
