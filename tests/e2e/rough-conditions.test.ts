import { expect } from 'vitest'

import { fillStorage, refuseStorage } from '../conditions/storage.ts'
import { translatePage } from '../conditions/translated.ts'
import {
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startOnline,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'

test('a claim is reported on a page that the browser translates', async ({ openContext }) => {
  const context = await openContext()
  await context.addInitScript(translatePage)
  const page = await context.newPage()
  await signIn(page, 'admin@member.example')
  await startReport(page)
  const report = sampleReport('auto-in-a-hurry')
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  const hurt = page.getByRole('radiogroup', { name: /^Was anyone hurt or killed/ })
  for (const answer of ['Yes', 'No', 'Yes', 'No']) await hurt.getByRole('radio', { name: answer, exact: true }).check()
  await fillLossInfo(page, report)
  const number = await submitReport(page)
  expect(number).toMatch(/^CN\d{15}$/)
  const isLeftAlone = page.getByText(number, { exact: true }).and(page.locator('[translate=no]'))
  await isLeftAlone.waitFor()
})

test('a keyboard that composes types a Social Security number once', async ({ openContext }) => {
  const context = await openContext()
  const page = await context.newPage()
  await signIn(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, 'WorkersCompensation')
  await confirmPersonalInfo(page)
  const ssn = page.getByRole('textbox', { name: /Social Security/ }).first()
  await ssn.focus()
  const keyboard = await context.newCDPSession(page)
  for (const text of ['1', '12', '123', '1234', '12345']) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  await keyboard.send('Input.insertText', { text: '12345' })
  expect(await ssn.inputValue()).toBe('123-45')
})

test.for([
  ['blocks data of sites', refuseStorage, /Your browser blocks data of this site/],
  ['has no room left', fillStorage, /Your browser has no room left/],
] as const)('a browser that %s signs in for this tab and says so', async ([, condition, words], { openContext }) => {
  const context = await openContext()
  await context.addInitScript(condition)
  const page = await context.newPage()
  await signIn(page, 'admin@member.example')
  await page.getByText(words).waitFor()
  await page.getByRole('link', { name: 'Report Claim' }).last().click() // a reload would lose the session
  await startOnline(page)
  await chooseClaimType(page, 'Property')
  await confirmPersonalInfo(page)
})
