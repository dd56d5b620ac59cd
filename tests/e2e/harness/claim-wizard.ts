import { localToday, parseDefinitions, type Answers, type Form } from '@captive/form-engine'
import { claimForm, confirmationPattern, type ClaimType } from '@captive/form-engine/claim'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import type { Page } from 'playwright-core'

import { fillForm } from './fill-form.ts'

const labels: Record<ClaimType, string> = {
  Auto: 'Auto',
  GeneralLiability: 'General Liability',
  Property: 'Property',
  WorkersCompensation: 'Workers Compensation',
}

export const confirmLabel = 'YES, I CONFIRM THAT THE ABOVE INFORMATION IS CORRECT'

/** Returns a complete report of the catalogue with today's dates, and its form. */
export function sampleReport(name: string): { claimType: ClaimType; form: Form; answers: Answers } {
  const sample = samples.find((each) => each.name === name)
  if (!sample) throw new Error(`The catalogue has no sample ${name}.`)
  const form = claimForm(parseDefinitions(servedDefinitions), sample.claimType)
  return { claimType: sample.claimType, form, answers: sample.answers(localToday()) }
}

/** Opens an empty wizard at its first step. */
export async function startReport(page: Page): Promise<void> {
  await page.goto('/report-claim')
  await startOnline(page)
}

/** Opens an empty wizard from the page with the three ways to report. */
export async function startOnline(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Online Submit/ }).click()
  await atStep(page, 'Claim Type')
}

/** Fills in step 1 and goes to step 2. */
export async function chooseClaimType(page: Page, claimType: ClaimType): Promise<void> {
  await page.getByRole('radio', { name: labels[claimType], exact: true }).check()
  await next(page)
  await atStep(page, 'Personal Info')
}

/** Fills in the blank fields of step 2 and goes to step 3. */
export async function confirmPersonalInfo(page: Page): Promise<void> {
  const blanks: Record<string, string> = {
    Email: 'reporter@member.example',
    'Mobile phone': '(201) 555-0123',
    'Policy number': 'PROP-1',
  }
  for (const [label, text] of Object.entries(blanks)) {
    const field = page.getByLabel(label).first()
    const isSelect = (await field.evaluate((element) => element.tagName)) === 'SELECT'
    if (!isSelect && (await field.inputValue()) === '') await field.fill(text)
  }
  await page.getByRole('checkbox', { name: confirmLabel }).check()
  await next(page)
  await atStep(page, 'Loss Info')
}

interface Filling {
  form: Form
  answers: Answers
  quickAnswers?: Parameters<typeof fillForm>[3]
}

/** Fills in all fields of step 3 and goes to step 4. */
export async function fillLossInfo(page: Page, { form, answers, quickAnswers }: Filling): Promise<void> {
  await fillForm(page, form, answers, quickAnswers)
  await next(page)
  await atStep(page, 'Upload')
}

/** Chooses files and waits until all of them are uploaded. */
export async function attachFiles(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  await page.locator('input[type=file]:not([capture])').first().setInputFiles(files)
  const uploaded = page.getByRole('list', { name: /^(Attached files|Files: )/ }).getByText('Uploaded', { exact: true })
  await uploaded.nth(files.length - 1).waitFor()
}

/** Waits on the last step until the answers are checked. */
export async function checkAnswers(page: Page): Promise<void> {
  await atStep(page, 'Upload')
  await page.getByRole('heading', { level: 3, name: 'Check your answers', exact: true }).waitFor()
}

/** Sends the report and waits for its confirmation number. */
export async function submitReport(page: Page): Promise<string> {
  await checkAnswers(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  if (await isPossibleDuplicate(page)) await page.getByRole('button', { name: 'This is a different incident' }).click()
  return await confirmationNumber(page)
}

/** Confirms that the report is not a duplicate, if the portal asks, because other tests send the same samples. */
export async function isPossibleDuplicate(page: Page): Promise<boolean> {
  const another = page.getByRole('button', { name: 'This is a different incident' })
  const slip = page.getByRole('region', { name: 'Confirmation Number' })
  await another.or(slip).first().waitFor()
  return another.isVisible()
}

/** The number on the confirmation page. */
export async function confirmationNumber(page: Page): Promise<string> {
  const slip = page.getByRole('region', { name: 'Confirmation Number' })
  await slip.waitFor()
  const words = (await slip.innerText()).split(/\s+/)
  return words.find((word) => confirmationPattern().test(word)) ?? ''
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
}

export async function atStep(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
}
