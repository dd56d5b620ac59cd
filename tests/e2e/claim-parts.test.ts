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

  // Required questions come first, the others wait behind a button.
  const city = page.getByLabel('City or nearest city')
  const zip = page.getByLabel('ZIP code')
  expect([await city.isVisible(), await zip.isVisible()]).toEqual([true, false])
  await page.getByRole('button', { name: /^More details, if you have them \(\d\)/, expanded: false }).click()
  await zip.waitFor()
  await city.fill('Tulsa')
  await city.blur()
  await expect.poll(() => part('When and where').innerText()).toContain('3 missing')

  // On to the next part, and Back to the one before, which a reload opens as well.
  await page.getByRole('button', { name: 'Continue: What happened?' }).click()
  await page.getByLabel('Tell us what happened').waitFor()
  expect(await city.isVisible()).toBe(false)
  await page.goBack()
  await city.waitFor()
  await page.reload()
  await city.waitFor()
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
})
