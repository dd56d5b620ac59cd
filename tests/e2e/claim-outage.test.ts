import { expect } from 'vitest'

import { desk } from './harness/browser.ts'
import {
  checkAnswers,
  chooseClaimType,
  confirmationNumber,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
} from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { mailsIn, waitForMail } from './harness/mail.ts'
import { startSession } from './harness/people.ts'

test('[WIZ-036] an outage during Submit is retried and reports the claim once', async ({
  openContext,
  startPortal,
  troubles,
}) => {
  const portal = await startPortal()
  const report = sampleReport('auto-in-a-hurry')
  const page = await (await openContext({ ...desk, baseURL: portal.origin })).newPage()
  let tries = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/FNOLSubmit')) tries += 1
  })
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  await fillLossInfo(page, report)
  await checkAnswers(page)

  await portal.stop()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Submitting' }).waitFor()
  await expect.poll(() => tries, { timeout: 60_000 }).toBeGreaterThan(1)
  const sent = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((each) => each.includes('online-claim-number')) ?? ''
    return sessionStorage.getItem(key)
  })
  await startPortal({ again: portal })

  const number = await confirmationNumber(page)
  troubles.length = 0 // the errors of the restart
  expect(number, 'the number of the first try').toBe(sent)
  await page.reload()
  expect(await confirmationNumber(page)).toBe(number)
  await waitForMail(portal.dataDir, (mail) => mail.includes(number) && mail.includes('Lindqvist'))
  const toOperations = mailsIn(portal.dataDir).filter(
    (mail) => /^To: .*operations/m.test(mail) && mail.includes(number),
  )
  expect(toOperations).toHaveLength(1)
})
