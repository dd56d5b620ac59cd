import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import {
  checkAnswers,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
} from './harness/claim-wizard.ts'
import { untranslatedTest as test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'

/** What moves with the day, the account and the data of the demo; options are the code lists of the trade. */
const moving: readonly [RegExp, string][] = [
  [/^\s*- option .*\n/gm, ''],
  [/\b\d{1,2}:\d{2} [AP]M\b/g, 'h:mm AM'],
  [/\b(Saving|Saved h:mm AM)(?="?$)/gm, 'SAVED'],
  [/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, 'MM/DD/YYYY'],
  [/\b[A-Z]{2,3}-\d{2,4}-\d+[^"\n]*/g, 'POLICY'],
]

test('what assistive technology is told on each page and in each part of a report on a phone', async ({
  phonePage: page,
}) => {
  const told: string[] = []
  const tell = async (where: string, what: Locator) => {
    const tree = moving.reduce(
      (text, [pattern, word]) => text.replaceAll(pattern, word),
      `${await what.ariaSnapshot()}\n`,
    )
    told.push(`# ${where}\n\n${tree}`)
  }
  const form = page.locator('form')
  const report = sampleReport('auto-in-a-hurry')
  await signIn(page, 'admin@member.example')
  await startReport(page)
  await tell('Step 1', form)
  await chooseClaimType(page, report.claimType)
  await tell('Step 2', form)
  await confirmPersonalInfo(page)
  await tell('Step 3, as it opens', form)
  for (const part of await partsOf(page)) {
    await page.getByRole('button', { name: part }).first().click()
    await tell(`Step 3, ${part}`, page.getByRole('group', { name: part }).first())
  }
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await tell('Step 3, what is missing', page.getByRole('alert'))
  await fillLossInfo(page, report)
  await checkAnswers(page)
  await tell('Step 4', form)
  await expect(told.join('\n')).toMatchFileSnapshot('trees/claim-report.txt')
})

/** Titles of the parts that are opened one at a time. */
async function partsOf(page: Page): Promise<string[]> {
  const openers = page.locator('form button[aria-expanded][id$="-heading"] > span:first-child')
  return openers.allInnerTexts()
}
