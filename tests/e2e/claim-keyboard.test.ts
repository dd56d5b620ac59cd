import type { Answers, Form, FormControl } from '@captive/form-engine'
import type { Page } from 'playwright-core'

import { atStep, confirmationNumber, confirmLabel, isPossibleDuplicate, sampleReport } from './harness/claim-wizard.ts'
import { test } from './harness/fixtures.ts'
import { tabTo } from './harness/keyboard.ts'
import { signIn } from './harness/people.ts'

test('[WIZ-003] [WIZ-005] submits a complete report by keyboard', async ({ page }) => {
  const { form, answers } = sampleReport('auto-in-a-hurry')
  await signIn(page, 'admin@xmember.example')
  await press(page, 'link', 'Report Claim')
  await press(page, 'link', /Online Submit/)
  await atStep(page, 'Claim Type')
  await tabTo(page, page.getByRole('radio', { name: 'Auto', exact: true }))
  await page.keyboard.press('Space')
  await press(page, 'button', 'Next')
  await atStep(page, 'Personal Info')
  await tabTo(page, page.getByRole('checkbox', { name: confirmLabel }))
  await page.keyboard.press('Space')
  await press(page, 'button', 'Next')
  await atStep(page, 'Loss Info')
  await answerByKeyboard(page, form, answers)
  await press(page, 'button', 'Next')
  await atStep(page, 'Upload')
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'button', 'Choose files')
  await (await chooser).setFiles([{ name: 'scrape.txt', mimeType: 'text/plain', buffer: Buffer.from('left side') }])
  await page.getByRole('list', { name: 'Attached files' }).getByText('Uploaded').waitFor()
  await press(page, 'button', 'Submit')
  if (await isPossibleDuplicate(page)) await press(page, 'button', 'This is a different incident')
  await confirmationNumber(page)
})

async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first())
  await page.keyboard.press('Enter')
}

/** Moves through the fields in order with Tab. */
async function answerByKeyboard(page: Page, form: Form, answers: Answers): Promise<void> {
  for (const control of form.controls) {
    const items = control.repeatedIn === null ? [answers] : (answers[control.repeatedIn] as Answers[] | undefined)
    const answer = items?.[0]?.[control.key]
    const idEnd = control.repeatedIn === null ? `-${control.key}` : `-${control.repeatedIn}-0-${control.key}`
    if (typeof answer === 'string') await answerField(page, control, idEnd, answer)
  }
}

async function answerField(page: Page, control: FormControl, idEnd: string, answer: string): Promise<void> {
  const field = page.locator(`[id$="${idEnd}"]:is(input, select, textarea)`)
  const label = control.options.find(({ value }) => value === answer)?.label ?? answer
  await tabTo(page, field)
  switch (control.kind) {
    case 'radio':
    case 'radioButton':
      await page.keyboard.press('Space')
      for (const wanted = page.locator(`input[name$="${idEnd}"][value="${answer}"]`); !(await wanted.isChecked());) {
        await page.keyboard.press('ArrowDown')
      }
      break
    case 'dropdown':
    case 'state':
      await page.keyboard.type(label)
      if ((await field.evaluate((element) => element.tagName)) === 'INPUT') await page.keyboard.press('Enter')
      // A select forgets typed letters after a second, and a busy machine may need longer between two letters.
      else while ((await field.inputValue()) !== answer) await page.keyboard.type(label, { delay: 20 })
      break
    case 'calendar':
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'))
      await page.keyboard.press('Enter') // the calendar opens on today
      await page.getByRole('dialog', { name: `Pick a date: ${control.label}` }).waitFor({ state: 'hidden' })
      break
    default:
      await page.keyboard.type(answer)
  }
}
