import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { chooseClaimType, confirmPersonalInfo, startReport } from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

test('on a phone a long step is walked part by part, each with an address', async ({ phonePage: page }) => {
  const part = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const expanded = () => page.locator('[aria-expanded=true]').filter({ hasText: /To do|missing|Done|Optional/ })
  await signIn(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)

  // What is filled in already is done; the first part with something to do is open, and it alone.
  await expect.poll(() => part('Who can we call').innerText()).toContain('Done')
  await expect.poll(() => part('Police or fire department').innerText()).toContain('Optional')
  expect(await expanded().allInnerTexts()).toEqual([expect.stringContaining('When and where')])
  expect(await page.getByLabel('Tell us what happened').isVisible()).toBe(false)

  // Questions keep their order; more than two optional ones in a row wait behind a button.
  await part('Your vehicle').click()
  const unit = page.getByLabel('Unit number or license plate')
  const year = page.getByLabel('Year', { exact: true })
  await unit.waitFor()
  expect(await year.isVisible()).toBe(false)
  await page.getByRole('button', { name: /^More details, if you have them \(\d\)/, expanded: false }).click()
  await year.waitFor()
  await part('When and where').click()
  const city = page.getByLabel('City or nearest city')
  await city.waitFor()
  const tops = [city, page.getByRole('textbox', { name: 'Time, with AM or PM' })].map(
    async (field) => (await field.boundingBox())!.y,
  )
  const [requiredLater = 0, optionalBefore = 0] = await Promise.all(tops)
  expect(optionalBefore).toBeLessThan(requiredLater)
  await city.fill('Tulsa')
  await city.blur()
  await expect.poll(() => part('When and where').innerText()).toContain('3 missing')

  // On to the next part, and Back to the one before, which a reload opens as well.
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

  // What is missing leads to its field, whatever is closed around it.
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  const missing = page.getByRole('alert').getByRole('link', { name: /Tell us what happened/ })
  await missing.click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  expect(await page.getByLabel('Tell us what happened').isVisible()).toBe(true)
  await expectFitsPhone(page, 'a part of step 3')
  await expectAccessible(page, 'a part of step 3 on a phone')
})

test('on a phone a long list is searched by typing, above the keyboard, and a whole name needs no press', async ({
  phonePage: page,
}) => {
  await signIn(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  const state = page.getByRole('combobox', { name: 'State' })
  await state.tap()
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width, height: 330 }) // what a keyboard leaves
  const list = page.getByRole('listbox')
  await expect.poll(async () => (await list.boundingBox())!.y).toBeGreaterThan((await state.boundingBox())!.y)
  await expect.poll(async () => bottomOf(list)).toBeLessThanOrEqual(330)
  await state.fill('kans')
  await list.getByRole('option').nth(1).waitFor()
  expect(await list.getByRole('option').allInnerTexts()).toEqual(['Kansas', 'Arkansas'])
  await page.setViewportSize({ width, height })
  await state.blur()
  await page.getByText('“kans” does not name one of the list. Choose one.').waitFor()
  await expectFitsPhone(page, 'a list that was left unclear')
  await state.fill('tex')
  await state.blur()
  await expect.poll(() => state.inputValue()).toBe('Texas')
})

test('on a phone the next part opens by itself, and nothing moves where somebody goes on', async ({
  phonePage: page,
}) => {
  const part = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const more = (name: string) =>
    page.getByRole('group', { name: new RegExp(`^${name}`) }).getByRole('button', { name: /^More details/ })
  await signIn(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  await part('What happened').click()
  const story = page.getByLabel('Tell us what happened')
  const hurt = page.getByRole('radiogroup', { name: /^Was anyone hurt/ })
  await story.waitFor()
  expect(await hurt.isVisible()).toBe(false)
  await story.fill('A deer ran into the road.')
  await story.blur()

  // The one that is done stays open until somebody goes on in the next.
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

  // Whoever asked for details in one part finds them open in the others, and is led through optional parts.
  await part('Your vehicle').click()
  await more('Your vehicle').click()
  await part('Is anyone hurt').click()
  await page.getByRole('button', { name: 'Continue: Police or fire department' }).waitFor()
  await part('Driver').click()
  const answer = (question: RegExp, name: string) =>
    page.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true }).check()
  await answer(/^Was someone driving it/, 'Yes')
  await answer(/^Are you the driver/, 'No')
  await expect.poll(() => more('Driver').getAttribute('aria-expanded')).toBe('true')
  await part('Your vehicle').click()
  await more('Your vehicle').click()
  await part('Driver').click()
  await expect.poll(() => more('Driver').getAttribute('aria-expanded')).toBe('false')
})

test('a click counts where it was meant, though the part above closes and the page is too short to be scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 1600 })
  await signIn(page, 'admin@member.example')
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

test('on a desk all parts are open, with their list beside them', async ({ page }) => {
  await signIn(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  await page.getByLabel('Tell us what happened').waitFor()
  const list = page.getByRole('navigation', { name: 'Parts of this step' })
  await list.getByRole('link', { name: /^Driver/ }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Driver')
  expect(new URL(page.url()).searchParams.get('part')).toBe('c230')
  await page.getByLabel('Tell us what happened').fill('A deer ran into the road.')
  await page.getByLabel('Tell us what happened').blur()
  await expect.poll(() => list.getByRole('link', { name: /^What happened/ }).innerText()).toContain('Done')

  // Where there is no room for the list, the headings say the same.
  const heading = (name: string) => page.getByRole('heading', { name: new RegExp(`^${name}`) })
  expect(await heading('Driver').innerText()).toBe('Driver')
  await page.setViewportSize({ width: 1280, height: 900 })
  await list.waitFor({ state: 'hidden' })
  expect(await heading('What happened').innerText()).toContain('Done')
  expect(await heading('Driver').innerText()).toContain('To do')
})

/** Where it ends, in px from the top of the screen. */
async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox())!
  return y + height
}
