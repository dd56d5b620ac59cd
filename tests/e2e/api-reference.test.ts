import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { desk, phone } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'

/** The background of the page in each scheme. */
const papers = { light: 'rgb(250, 247, 240)', dark: 'rgb(18, 25, 26)' }

test.for([
  ['light', desk],
  ['dark', phone],
] as const)(
  'shows a call of the reference in %s, without errors of its policy',
  async ([look, place], { openContext }) => {
    const page = await (await openContext({ ...place, colorScheme: look })).newPage()
    await page.goto('/api/docs')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('#operations-tag-claim-reporting').click()
    await page
      .getByRole('button', { name: /FNOLSubmit2/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Responses' }).waitFor()
    const drawn = await page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(drawn).toEqual({ paper: papers[look], sideways: 0 })
    await expectAccessible(page, `/api/docs in ${look}`)
  },
)
