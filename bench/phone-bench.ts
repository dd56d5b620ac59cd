import { localToday, type Answers, type FormControl } from '@captive/form-engine'
import dayjs from 'dayjs'
import type { BrowserContext, Page } from 'playwright-core'

import { launchBrowser, phone } from '../tests/e2e/harness/browser.ts'
import {
  attachFiles,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from '../tests/e2e/harness/claim-wizard.ts'
import { logIn, signIn } from '../tests/e2e/harness/people.ts'
import { atRoadside } from '../tests/e2e/harness/roadside.ts'
import { shownAnswers } from '../tests/e2e/harness/shown-answers.ts'
import { startPortal } from '../tests/e2e/harness/start-portal.ts'
import { cpuTime, median } from './browser-page.ts'
import { countTaps, watchPage, type Watched } from './phone-watch.ts'

const rounds = 3
const keys = 20

/** Samples of the catalogue with what one may wish for, in taps and fields; three happened on the company's premises. */
const claims = [
  { name: 'auto-two-vehicles', files: 2, onPremises: false, wanted: 100 },
  { name: 'auto-in-a-hurry', files: 0, onPremises: false, wanted: 20 },
  { name: 'workers-compensation-fall', files: 0, onPremises: true, wanted: 88 },
  { name: 'general-liability-visitor', files: 0, onPremises: true, wanted: 33 },
  { name: 'property-fire', files: 0, onPremises: true, wanted: 35 },
]
const place = ['c113', 'c114', 'c115', 'c116'] // street, city, state, ZIP code

/**
 * A claim on a phone at the roadside, beside what is wanted: the portal as it is built and sent, Chromium at 1.6 Mbit/s,
 * 150 ms and a processor four times slower. Taps and fields are counted from what the browser was really given: a tap or a
 * field that is typed into counts one, a list two.
 * @param show is given each table as soon as it is measured
 */
export async function phoneBench(show: (table: Record<string, Row>) => void): Promise<void> {
  const portal = await startPortal()
  const browser = await launchBrowser()
  const openContext = () => browser.newContext({ baseURL: portal.origin, ...phone })
  try {
    const times: Times[] = []
    for (let round = 0; round < rounds; round++) times.push(await timesOf(await openContext()))
    const middle = (read: (times: Times) => number) => median(times.map(read))
    show({
      'cold login, first field usable': { now: seconds(middle(({ login }) => login)), wanted: '2.5 s' },
      'wizard, first field after Online Submit': { now: seconds(middle(({ wizard }) => wizard)), wanted: '1.5 s' },
      'layout shift, login to step 3': { now: middle(({ shift }) => shift).toFixed(3), wanted: '0.020' },
      'a key stroke, main thread': { now: `${middle(({ key }) => key).toFixed(1)} ms`, wanted: 'as before' },
    })
    const taps: Record<string, Row> = {}
    for (const claim of claims) taps[`taps and fields: ${claim.name}`] = await tapsOf(await openContext(), claim)
    show(taps)
  } finally {
    await browser.close()
    await portal.discard()
  }
}

interface Row {
  now: string
  wanted: string
}

interface Times {
  login: number
  wizard: number
  shift: number
  key: number
}

/** One cold walk from the login to the loss, on a slow processor. */
async function timesOf(context: BrowserContext): Promise<Times> {
  await watchPage(context)
  const page = await atRoadside(await context.newPage())
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/login')
  await page.getByLabel('Email').waitFor()
  const login = await watched(page, ({ firstField }) => firstField)
  await logIn(page, 'admin@member.example')
  let shift = await watched(page, ({ shifted }) => shifted)
  await page.goto('/report-claim')
  await page.getByRole('link', { name: /Online Submit/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: /Online Submit/ }).click()
  await page.getByRole('radio').first().waitFor()
  const wizard = await watched(page, ({ pressed, firstFieldAfterPress }) => firstFieldAfterPress - pressed)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  const description = page.locator('[id$="-c114"]')
  await description.click()
  const typed = await cpuTime(page, session, () => page.keyboard.type('x'.repeat(keys), { delay: 100 }))
  shift += await watched(page, ({ shifted }) => shifted)
  await context.close()
  return { login, wizard, shift, key: typed / keys }
}

/** A whole report by somebody who answers what is asked, and leaves what stands there already. */
async function tapsOf(context: BrowserContext, claim: (typeof claims)[number]): Promise<Row> {
  const { name, files, onPremises, wanted } = claim
  await countTaps(context)
  const page = await context.newPage()
  const report = sampleReport(name)
  await signIn(page, 'admin@member.example')
  await startReport(page)
  await page.evaluate(() => (window.taps = 0))
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  if (onPremises) await page.getByRole('button', { name: /^At the company's address/ }).click()
  const known = new Set(onPremises ? place : [])
  for (const key of Object.keys(await shownAnswers(page, report.form))) known.add(key)
  const answers = Object.fromEntries(Object.entries(report.answers).filter(([key]) => !known.has(key)))
  await fillLossInfo(page, { form: report.form, answers, quickAnswers: quickAnswersFor(report.answers['c111']) })
  const pictures = Array.from({ length: files }, (_, index) => ({
    name: `picture-${index}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('seen'),
  }))
  if (files > 0) await attachFiles(page, pictures)
  await submitReport(page)
  const taps = (await page.evaluate(() => window.taps)) + files // each is chosen with one tap outside the page
  await context.close()
  return { now: `${taps} for ${countAnswers(report.answers)} answers`, wanted: String(wanted) }
}

/** Those of repeated sections too, without the ids of their items. */
const countAnswers = (answers: Answers): number =>
  Object.values(answers).reduce<number>(
    (sum, answer) =>
      sum +
      (Array.isArray(answer)
        ? answer.reduce((inner, item) => inner + countAnswers(item as Answers), 0)
        : Number(typeof answer === 'string')),
    0,
  )

/** Which quick answers mean an answer: a day that has a name, a state by its own. */
const quickAnswersFor =
  (dayOfLoss: unknown) =>
  ({ options }: FormControl, answer: string): string[] => {
    const days = { [localToday()]: 'Today', [dayjs().subtract(1, 'day').format('YYYY-MM-DD')]: 'Yesterday' }
    const choice = options.find(({ value }) => value === answer)?.label
    return [days[answer], answer === dayOfLoss ? 'Day of the loss' : undefined, choice].filter(
      (each) => each !== undefined,
    )
  }

const watched = (page: Page, read: (watched: Watched) => number) => page.evaluate(() => window.watched).then(read)

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
