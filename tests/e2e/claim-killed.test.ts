import { chromium } from 'playwright-core'
import { expect } from 'vitest'

import { launchOptions, phone } from './harness/browser.ts'
import { chooseClaimType, confirmPersonalInfo, sampleReport, startReport } from './harness/claim-wizard.ts'
import { fillForm } from './harness/fill-form.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { onSlowPhoneConnection } from './harness/phone-connection.ts'
import { shownAnswers } from './harness/shown-answers.ts'

const kills = 10
const seed = 20261123

test('[WIZ-038] ten crashes during a report lose no saved answer', async ({ portal, openContext }) => {
  const { claimType, form, answers } = sampleReport('auto-in-a-hurry')
  const keys = Object.keys(answers).filter((key) => !['c101', 'c103', 'c104'].includes(key)) // prefilled with the reporter
  const points = somePoints(keys.length - 1, kills)
  let saved: Record<string, unknown> = {}
  let token: string | null = null
  let draftId = ''

  for (const [round, point] of points.entries()) {
    const doomed = await chromium.launchServer(launchOptions)
    const browser = await chromium.connect(doomed.wsEndpoint())
    const context = await browser.newContext({ baseURL: portal.origin, ...phone })
    if (token !== null)
      await context.addInitScript((value) => sessionStorage.setItem('member-portal.token', value), token)
    const page = await onSlowPhoneConnection(await context.newPage())
    page.on('response', (response) => {
      const request = response.request()
      if (request.method() !== 'PUT' || !response.url().includes('/FNOLDraft') || !response.ok()) return
      saved = (request.postDataJSON() as { answers: Record<string, unknown> }).answers
      draftId = new URL(response.url()).searchParams.get('DraftId') ?? ''
    })
    if (token === null) {
      await startSession(page, 'employee@member.example')
      token = await page.evaluate(() => sessionStorage.getItem('member-portal.token'))
      await startReport(page)
      await chooseClaimType(page, claimType)
      await confirmPersonalInfo(page)
    } else {
      await page.goto(`/report-claim/online-claim?report=${draftId}`)
      await page.locator('input[id$="-c101"]').waitFor({ state: 'attached' })
      expect(await shownAnswers(page, form), `after kill ${round}`).toMatchObject(saved)
    }
    const typed = keys.slice(0, point)
    await fillForm(
      page,
      form,
      pick(
        answers,
        typed.filter((key) => !(key in saved)),
      ),
    )
    await expect.poll(() => typed.filter((key) => !(key in saved)), { timeout: 20_000 }).toEqual([])
    await fillForm(page, form, pick(answers, keys.slice(point, point + 1))) // this answer may or may not be saved
    await doomed.kill()
  }
  expect(Object.keys(saved).length).toBeGreaterThan(kills)
  const context = await openContext(phone)
  const page = await context.newPage()
  await page.goto('/login')
  await page.evaluate((value) => sessionStorage.setItem('member-portal.token', value), token!)
  await page.goto(`/report-claim/online-claim?report=${draftId}`)
  await page.locator('input[id$="-c101"]').waitFor({ state: 'attached' })
  const given = Object.entries(saved).filter(([, answer]) => typeof answer === 'string') // an empty vehicle shows nothing
  expect(await shownAnswers(page, form), 'after the last kill').toMatchObject(Object.fromEntries(given))
})

/** Random points in ascending order, the same in every run. */
function somePoints(below: number, count: number): number[] {
  let state = seed
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const all = Array.from({ length: below }, (_, index) => ({ point: index + 1, order: random() }))
  return all
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ point }) => point)
    .toSorted((one, other) => one - other)
}

function pick(answers: Readonly<Record<string, unknown>>, keys: readonly string[]) {
  return Object.fromEntries(keys.map((key) => [key, answers[key]]))
}
