import type { VehicleScheduleRow } from '@captive/api-client/contract'
import { localToday, type Answers, type FormControl } from '@captive/form-engine'
import dayjs from 'dayjs'
import type { BrowserContext, Page } from 'playwright-core'

import { call } from '../tests/e2e/harness/call.ts'
import {
  attachFiles,
  checkAnswers,
  chooseClaimType,
  confirmationNumber,
  confirmPersonalInfo,
  fillLossInfo,
  isPossibleDuplicate,
  sampleReport,
  startReport,
} from '../tests/e2e/harness/claim-wizard.ts'
import { fillForm } from '../tests/e2e/harness/fill-form.ts'
import { signIn } from '../tests/e2e/harness/people.ts'
import { shownAnswers } from '../tests/e2e/harness/shown-answers.ts'
import { countTaps } from './phone-watch.ts'

/** A report to walk through: a sample of the catalogue, and its target for taps and fields. */
interface Claim {
  name: string
  wanted: number
  files?: number
  onPremises?: boolean
  /** The type of a vehicle in the company's schedule. If absent, the vehicle is typed as in the sample. */
  scheduled?: string
}

export const claims: readonly Claim[] = [
  { name: 'auto-two-vehicles', wanted: 100, files: 2 },
  { name: 'auto-two-vehicles', wanted: 100, files: 2, scheduled: 'Tractor' },
  { name: 'auto-in-a-hurry', wanted: 20 },
  { name: 'auto-in-a-hurry', wanted: 20, scheduled: 'Straight Truck' },
  { name: 'workers-compensation-fall', wanted: 88, onPremises: true },
  { name: 'general-liability-visitor', wanted: 33, onPremises: true },
  { name: 'property-fire', wanted: 35, onPremises: true },
]

const reporter = { account: 'admin@member.example', company: 100 }
const unit = 'c201'
const place = new Set(['c113', 'c114', 'c115', 'c116']) // street, city, state, ZIP code

/**
 * Fills in a whole report as a user would, and keeps prefilled answers.
 * @returns the number of taps and typed fields, and of submitted answers
 */
export async function walkClaim(context: BrowserContext, claim: Claim): Promise<{ taps: number; answers: number }> {
  const { name, files = 0, onPremises = false, scheduled } = claim
  await countTaps(context)
  const page = await context.newPage()
  const { claimType, form, answers } = sampleReport(name)
  const quickAnswers = quickAnswersFor(answers['c111'])
  await signIn(page, reporter.account)
  await startReport(page)
  await page.evaluate(() => (window.taps = 0))
  await chooseClaimType(page, claimType)
  await confirmPersonalInfo(page)
  if (onPremises) await page.getByRole('button', { name: /^At the company's address/ }).click()
  let standing = await shownAnswers(page, form)
  const remainingAnswers = () => omitAnswers(answers, (key) => key in standing || (onPremises && place.has(key)))
  if (scheduled) {
    const keys = form.controls.map(({ key }) => key)
    const fromUnitOn = new Set(keys.slice(keys.indexOf(unit)))
    const typed = {
      ...omitAnswers(remainingAnswers(), (key) => fromUnitOn.has(key)),
      [unit]: await unitOf(page, scheduled),
    }
    await fillForm(page, form, typed, quickAnswers)
    await pressFound(page)
    standing = await shownAnswers(page, form)
  }
  await fillLossInfo(page, { form, answers: remainingAnswers(), quickAnswers })
  const images = Array.from({ length: files }, (_, index) => ({
    name: `image-${index}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('seen'),
  }))
  if (files > 0) await attachFiles(page, images)
  await checkAnswers(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  const isAsked = await isPossibleDuplicate(page) // the sample may have been reported in an earlier walk
  // The file dialog is outside the page, so each file counts as one tap.
  const taps = (await page.evaluate(() => window.taps)) + files
  if (isAsked) await page.getByRole('button', { name: 'This is a different incident' }).click()
  await confirmationNumber(page)
  await context.close()
  return { taps, answers: countAnswers({ ...answers, ...standing }) }
}

/** The unit number, by which drivers identify a vehicle of the schedule. */
async function unitOf(page: Page, type: string): Promise<string> {
  const answer = await call(page, `/GetVehicleSchedule?ClientId=${reporter.company}`)
  const { Payload } = (await answer.json()) as { Payload: VehicleScheduleRow[] }
  const vehicle = Payload.find(({ Type }) => Type === type)
  if (!vehicle) throw new Error(`The schedule of ${reporter.company} has no ${type}.`)
  return vehicle.VIN.slice(-6)
}

/** Selects the vehicle that the search found, and waits until its answers are filled in. */
async function pressFound(page: Page): Promise<void> {
  const found = page.getByRole('button', { name: /from your vehicle schedule$/ })
  await found.click()
  await found.waitFor({ state: 'detached' })
}

const omitAnswers = (answers: Answers, isLeftOut: (key: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !isLeftOut(key)))

/** The number of answers, including those in repeating sections, without the ids of items. */
const countAnswers = (answers: Answers): number =>
  Object.values(answers).reduce<number>(
    (sum, answer) =>
      sum +
      (Array.isArray(answer)
        ? answer.reduce((inner, item) => inner + countAnswers(item as Answers), 0)
        : Number(typeof answer === 'string')),
    0,
  )

/** Finds the quick answers that mean an answer, such as the name of a day or of a state. */
const quickAnswersFor =
  (dayOfLoss: unknown) =>
  ({ options }: FormControl, answer: string): string[] => {
    const days = { [localToday()]: 'Today', [dayjs().subtract(1, 'day').format('YYYY-MM-DD')]: 'Yesterday' }
    const choice = options.find(({ value }) => value === answer)?.label
    return [days[answer], answer === dayOfLoss ? 'Day of the loss' : undefined, choice].filter(
      (each) => each !== undefined,
    )
  }
