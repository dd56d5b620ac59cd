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
import { startSession } from './harness/people.ts'

/** Texts that depend on the day or the demo data, and long lists of options. */
const variable: readonly [RegExp, string][] = [
  [/^\s*- option .*\n/gm, ''],
  [/\b\d{1,2}:\d{2} [AP]M\b/g, 'h:mm AM'],
  [/\b(Saving|Saved h:mm AM)(?="?$)/gm, 'SAVED'],
  [/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, 'MM/DD/YYYY'],
  [/\b[A-Z]{2,3}-\d{2,4}-\d+[^"\n]*/g, 'POLICY'],
]

test('the accessibility tree of each step matches the snapshot', async ({ phonePage: page }) => {
  const trees: string[] = []
  const record = async (where: string, what: Locator) => {
    const tree = variable.reduce(
      (text, [pattern, word]) => text.replaceAll(pattern, word),
      `${await what.ariaSnapshot()}\n`,
    )
    trees.push(`# ${where}\n\n${tree}`)
  }
  const form = page.locator('form')
  const report = sampleReport('auto-in-a-hurry')
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await record('Step 1', form)
  await chooseClaimType(page, report.claimType)
  await record('Step 2', form)
  await confirmPersonalInfo(page)
  await record('Step 3, as it opens', form)
  for (const section of await sectionsOf(page)) {
    await page.getByRole('button', { name: section }).first().click()
    await record(`Step 3, ${section}`, page.getByRole('group', { name: section }).first())
  }
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await record('Step 3, what is missing', page.getByRole('alert'))
  await fillLossInfo(page, report)
  await checkAnswers(page)
  await record('Step 4', form)
  await expect(trees.join('\n')).toMatchFileSnapshot('trees/claim-report.txt')
})

/** The titles of the sections. */
async function sectionsOf(page: Page): Promise<string[]> {
  const openers = page.locator('form button[aria-expanded][id$="-heading"] > span:first-child')
  return openers.allInnerTexts()
}
