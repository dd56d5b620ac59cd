import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { checkAnswers, chooseClaimType, confirmPersonalInfo, startReport } from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

/** A row of the control table in block 27. */
const row = (
  RecId: number,
  ControlTypeCode: string,
  ControlLabel: string,
  ParentControlsRecId: number | null = 27,
) => ({
  RecId,
  ParentControlsRecId,
  ControlTypeCode,
  ControlDataTypeCode: 'string',
  ControlLabel,
  ControlLabelCode: `Code${RecId}`,
  IsRequired: ControlTypeCode === 'textbox' ? 1 : 0,
  IsActive: 1,
  ControlOrder: RecId,
  IsConfidential: 0,
  MaskDisplay: null,
})

test('a form without sections has no Continue buttons', async ({ phonePage: page }) => {
  const questions = ['What happened?', 'Where was it?', 'When was it?']
  await withControls(page, [
    row(27, 'page', 'The incident', null),
    ...questions.map((label, index) => row(1001 + index, 'textbox', label)),
  ])
  await openLossInfo(page)
  expect(await page.getByRole('button', { name: /^Continue/ }).count(), 'Continue buttons').toBe(0)
  for (const label of questions) await page.getByLabel(label).fill(`An answer to: ${label}`)
  await expectFitsPhone(page, 'a form without sections')
  await expectAnswersToCheck(page, questions)
})

test('forty sections of a form open one at a time', async ({ phonePage: page }) => {
  const sections = Array.from({ length: 40 }, (_, index) => index + 1)
  await withControls(page, [
    row(27, 'page', 'The incident', null),
    ...sections.flatMap((number) => [
      row(1000 + number, 'section', `Section ${number} of forty`),
      row(2000 + number, 'textbox', `Question ${number} of forty`, 1000 + number),
    ]),
  ])
  await openLossInfo(page)
  for (const number of sections) {
    const field = page
      .getByLabel(`Question ${number} of forty`, { exact: false })
      .and(page.locator(`[id$="-c${2000 + number}"]`))
    await field.waitFor()
    await field.fill(`An answer to: Question ${number} of forty`)
    if (number < 40) await page.getByRole('button', { name: `Continue: Section ${number + 1} of forty` }).click()
  }
  await expectFitsPhone(page, 'a form of forty sections')
  await expectAnswersToCheck(
    page,
    sections.map((number) => `Question ${number} of forty`),
  )
})

/** Serves these controls instead of the form, without options or conditions. */
async function withControls(page: Page, controls: readonly ReturnType<typeof row>[]): Promise<void> {
  const tables = { Controls: controls, ControlDisplayValues: [], ControlDependencies: [] }
  for (const [name, Payload] of Object.entries(tables))
    await page.route(`**/api/GetFNOL${name}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), Payload } })
    })
}

async function openLossInfo(page: Page): Promise<void> {
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'GeneralLiability')
  await confirmPersonalInfo(page)
}

async function expectAnswersToCheck(page: Page, questions: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await checkAnswers(page)
  const shown = page.getByRole('region', { name: 'Loss Info' }).getByText(/^An answer to: /)
  expect(await shown.allInnerTexts()).toEqual(questions.map((label) => `An answer to: ${label}`))
}
