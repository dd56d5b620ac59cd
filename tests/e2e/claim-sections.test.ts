import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { chooseClaimType, confirmPersonalInfo, startReport } from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

test('opens one section at a time on a phone', async ({ phonePage: page }) => {
  const section = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const expanded = () => page.locator('[aria-expanded=true]').filter({ hasText: /To do|missing|Done|Optional/ })
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)

  // Sections with all answers are done. Only the first incomplete section is open.
  await expect.poll(() => section('Who can we call').innerText()).toContain('Done')
  await expect.poll(() => section('Police or fire department').innerText()).toContain('Optional')
  expect(await expanded().allInnerTexts()).toEqual([expect.stringContaining('When and where')])
  expect(await page.getByLabel('Tell us what happened').isVisible()).toBe(false)

  // Questions keep their order. Three or more adjacent optional questions are behind a button.
  await section('Your vehicle').click()
  const unit = page.getByLabel('Unit number or license plate')
  const year = page.getByLabel('Year', { exact: true })
  await unit.waitFor()
  expect(await year.isVisible()).toBe(false)
  await page.getByRole('button', { name: /^More details, if you have them \(\d\)/, expanded: false }).click()
  await year.waitFor()
  await section('When and where').click()
  const city = page.getByLabel('City or nearest city')
  await city.waitFor()
  const tops = [city, page.getByRole('textbox', { name: 'Time, with AM or PM' })].map(
    async (field) => (await field.boundingBox())!.y,
  )
  const [requiredLater = 0, optionalBefore = 0] = await Promise.all(tops)
  expect(optionalBefore).toBeLessThan(requiredLater)
  await city.fill('Tulsa')
  await city.blur()
  await expect.poll(() => section('When and where').innerText()).toContain('3 missing')

  // Continue opens the next section. Back and a reload open the previous one.
  await page.getByRole('button', { name: 'Continue: What happened?' }).click()
  await page.getByLabel('Tell us what happened').waitFor()
  expect(await city.isVisible()).toBe(false)
  await page.goBack()
  await city.waitFor()
  await city.focus()
  await page.reload()
  await city.waitFor()
  await expect.poll(() => city.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await expanded().allInnerTexts()).toEqual([expect.stringContaining('When and where')])

  // The error summary opens the section of the missing field.
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  const missing = page.getByRole('alert').getByRole('link', { name: /Tell us what happened/ })
  await missing.click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  expect(await page.getByLabel('Tell us what happened').isVisible()).toBe(true)
  await expectFitsPhone(page, 'a section of step 3')
  await expectAccessible(page, 'a section of step 3 on a phone')
})

test('keeps the list of a search field above a phone keyboard', async ({ phonePage: page }) => {
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  const state = page.getByRole('combobox', { name: 'State' })
  await state.tap()
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width, height: 330 }) // the height that an on-screen keyboard leaves
  const list = page.getByRole('listbox')
  await expect.poll(async () => (await list.boundingBox())!.y).toBeGreaterThan((await state.boundingBox())!.y)
  await expect.poll(async () => bottomOf(list)).toBeLessThanOrEqual(330)
  await state.fill('kans')
  await list.getByRole('option').nth(1).waitFor()
  expect(await list.getByRole('option').allInnerTexts()).toEqual(['Kansas', 'Arkansas'])
  await page.setViewportSize({ width, height })
  await state.blur()
  await page.getByText('“kans” is not on the list. Choose an option.').waitFor()
  await expectFitsPhone(page, 'a list without a chosen option')
  await state.fill('tex')
  await state.blur()
  await expect.poll(() => state.inputValue()).toBe('Texas')
})

test('opens the next section of a phone without moving the page', async ({ phonePage: page }) => {
  const section = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const more = (name: string) =>
    page.getByRole('group', { name: new RegExp(`^${name}`) }).getByRole('button', { name: /^More details/ })
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  await section('What happened').click()
  const story = page.getByLabel('Tell us what happened')
  const hurt = page.getByRole('radiogroup', { name: /^Was anyone hurt/ })
  await story.waitFor()
  expect(await hurt.isVisible()).toBe(false)
  await story.fill('A deer ran into the road.')
  await story.blur()

  // The complete section stays open until the user answers in the next one.
  await hurt.waitFor()
  expect(await story.isVisible()).toBe(true)
  const no = hurt.getByRole('radio', { name: 'No', exact: true })
  await no.scrollIntoViewIfNeeded()
  const before = (await no.boundingBox())!.y
  await no.tap()
  await story.waitFor({ state: 'hidden' })
  expect(Math.abs((await no.boundingBox())!.y - before)).toBeLessThan(2)
  expect(await no.isChecked()).toBe(true)
  await page.goBack()
  await story.waitFor()

  // Opening the optional questions of one section opens those of all sections, and Continue includes optional sections.
  await section('Your vehicle').click()
  await more('Your vehicle').click()
  await section('Is anyone hurt').click()
  await page.getByRole('button', { name: 'Continue: Police or fire department' }).waitFor()
  await section('Driver').click()
  const answer = (question: RegExp, name: string) =>
    page.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true }).check()
  await answer(/^Was someone driving it/, 'Yes')
  await answer(/^Are you the driver/, 'No')
  await expect.poll(() => more('Driver').getAttribute('aria-expanded')).toBe('true')
  await section('Your vehicle').click()
  await more('Your vehicle').click()
  await section('Driver').click()
  await expect.poll(() => more('Driver').getAttribute('aria-expanded')).toBe('false')
})

test('a click hits its target although the section above closes', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1600 })
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  await page.getByRole('button', { name: /^What happened/ }).click()
  const story = page.getByLabel('Tell us what happened')
  await story.fill('A deer ran into the road.')
  await story.blur()
  const hurt = page.getByRole('radiogroup', { name: /^Was anyone hurt/ })
  const no = hurt.getByRole('radio', { name: 'No', exact: true })
  await no.waitFor()
  const { x, y } = (await no.boundingBox())!
  await page.mouse.click(x + 5, y + 5, { delay: 100 })
  await story.waitFor({ state: 'hidden' })
  expect(await no.isChecked()).toBe(true)
})

test('opens all sections beside their list on a wide screen', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  await page.getByLabel('Tell us what happened').waitFor()
  const list = page.getByRole('navigation', { name: 'Sections of this step' })
  await list.getByRole('link', { name: /^Driver/ }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Driver')
  expect(new URL(page.url()).searchParams.get('section')).toBe('c230')
  await page.getByLabel('Tell us what happened').fill('A deer ran into the road.')
  await page.getByLabel('Tell us what happened').blur()
  await expect.poll(() => list.getByRole('link', { name: /^What happened/ }).innerText()).toContain('Done')

  // If there is no room for the list of sections, the headings show the progress.
  const heading = (name: string) => page.getByRole('heading', { name: new RegExp(`^${name}`) })
  expect(await heading('Driver').innerText()).toBe('Driver')
  await page.setViewportSize({ width: 1280, height: 900 })
  await list.waitFor({ state: 'hidden' })
  expect(await heading('What happened').innerText()).toContain('Done')
  expect(await heading('Driver').innerText()).toContain('To do')
})

/** The bottom edge, in pixels from the top of the screen. */
async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox())!
  return y + height
}
