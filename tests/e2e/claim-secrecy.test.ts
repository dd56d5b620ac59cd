import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import {
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { mailsIn, waitForMail } from './harness/mail.ts'
import { pdfText } from '../../packages/server/test/pdf-text.ts'
import { startSession } from './harness/people.ts'

const ssn = '078-05-1120'
const inClear = /078-?05-?1120/

test('[ENG-016] [WIZ-029] an SSN is never shown, stored or sent in clear text', async ({ page, portal }) => {
  const report = sampleReport('workers-compensation-fall')
  expect(Object.values(report.answers)).toContain(ssn)
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  await fillLossInfo(page, report)

  expect(await page.content(), 'the review before submitting').not.toMatch(inClear)
  expect(await storedIn(page), 'browser storage before submitting').not.toMatch(inClear)
  const number = await submitReport(page)
  expect(await page.content(), 'the confirmation').not.toMatch(inClear)
  expect(await storedIn(page), 'browser storage after submitting').not.toMatch(inClear)
  expect(urls.join('\n'), 'requested URLs').not.toMatch(inClear)

  await page.getByRole('button', { name: 'Show confidential answers' }).click()
  await page.getByText(ssn).waitFor()
  expect(await storedIn(page), 'browser storage after Show').not.toMatch(inClear)
  await page.reload()
  await page.getByRole('region', { name: 'Answers in this report' }).getByText('Okafor').waitFor()
  expect(await page.content(), 'the page after a reload').not.toMatch(inClear)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the claim as a PDF' }).click()
  const receipt = pdfText(readFileSync(await (await download).path()))
  expect(receipt).toContain('Okafor')
  expect(receipt, 'the PDF').not.toMatch(inClear)

  await waitForMail(portal.dataDir, (text) => text.includes(number) && text.includes('Okafor'))
  expect(mailsIn(portal.dataDir).join('\n'), 'mails').not.toMatch(inClear)
  expect(readFileSync(join(portal.dataDir, '..', 'server.log'), 'utf8'), 'the log').not.toMatch(inClear)
})

/** Everything that the page stored in the browser, as text. */
async function storedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = (request: IDBRequest) =>
      new Promise((resolve) => {
        request.addEventListener('success', () => resolve(request.result))
      })
    const databases = (await indexedDB.databases()).map(async ({ name }) => {
      const database = (await read(indexedDB.open(name ?? ''))) as IDBDatabase
      const stores = [...database.objectStoreNames]
      return Promise.all(stores.map((store) => read(database.transaction(store).objectStore(store).getAll())))
    })
    const storages = [sessionStorage, localStorage].map((storage) => Object.entries(storage))
    return JSON.stringify([storages, await Promise.all(databases), await caches.keys(), document.cookie])
  })
}
