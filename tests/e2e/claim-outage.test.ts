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
import { signIn } from './harness/people.ts'

test('[WIZ-036] while the server is away nothing is lost: the portal tries again by itself and reports the claim, once; its confirmation outlives a reload', async ({
  openContext,
  startPortal,
  troubles,
}) => {
  const portal = await startPortal()
  const report = sampleReport('auto-in-a-hurry')
  const page = await (await openContext({ ...desk, baseURL: portal.origin })).newPage()
  const numbers: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/FNOLSubmit')) return
    numbers.push(/CN\d{15}/.exec(request.postData() ?? '')?.[0] ?? '')
  })
  await signIn(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  await fillLossInfo(page, report)
  await checkAnswers(page)

  await portal.stop()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Submitting' }).waitFor()
  await expect.poll(() => numbers.length, { timeout: 60_000 }).toBeGreaterThan(0)
  await startPortal({ again: portal })

  const number = await confirmationNumber(page)
  troubles.length = 0 // the portal was away for a moment
  expect(new Set(numbers)).toEqual(new Set([number]))
  await page.reload()
  expect(await confirmationNumber(page)).toBe(number)
  await waitForMail(portal.dataDir, (mail) => mail.includes(number) && mail.includes('Lindqvist'))
  const toOperations = mailsIn(portal.dataDir).filter(
    (mail) => /^To: .*operations/m.test(mail) && mail.includes(number),
  )
  expect(toOperations).toHaveLength(1)
})
