import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { desk, phone } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'

/** What differs between the two looks: the paper that the page stands on. */
const papers = { light: 'rgb(250, 247, 240)', dark: 'rgb(18, 25, 26)' }

test.for([
  ['light', desk],
  ['dark', phone],
] as const)(
  'the reference of the calls reads in %s, under the policy of its page',
  async ([look, place], { openContext }) => {
    const page = await (await openContext({ ...place, colorScheme: look })).newPage()
    await page.goto('/api/docs')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const drawn = await page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      typefaces: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(drawn).toEqual({ paper: papers[look], typefaces: 2, sideways: 0 })

    await page.getByText('Claim reporting', { exact: false }).first().click()
    await page.getByRole('link', { name: /^FNOLSubmit2/ }).click()
    const call = page.locator('#fnolSubmit2')
    await expect
      .poll(() => call.evaluate((article) => Math.round(article.getBoundingClientRect().top)))
      .toBeLessThan(200)
    await expectAccessible(page, `/api/docs in ${look}`)
  },
)
