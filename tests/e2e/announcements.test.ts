import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { expectFitsPhone } from './harness/phone-fit.ts'

const path = '/risk-management/elive-connect'
const words = 'Snow tonight: the winter module is open to everybody.'

test('[ELV-007] staff publish an announcement by keyboard and can retry', async ({
  phonePage: page,
  openContext,
  troubles,
}) => {
  await startSession(page, 'staff.admin@demo.example', 'Copper Logistics')
  await page.goto(path)
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  const text = page.getByRole('textbox', { name: 'New announcement' })
  const save = page.getByRole('button', { name: 'Save' })
  await text.pressSequentially(words)
  await expectFitsPhone(page, path)
  await expectAccessible(page, path)

  await page.context().setOffline(true)
  await save.press('Enter')
  await page.getByText('Failed to the Announcement. Please Try Again.').waitFor()
  expect(await text.inputValue()).toBe(words)
  await page.context().setOffline(false)
  troubles.length = 0

  await save.press('Enter')
  await page.getByText('Announcement Has Been Added.').waitFor()
  await expect.poll(() => latest(page)).toBe(words)
  expect(await text.inputValue()).toBe('')

  const member = await (await openContext()).newPage()
  await startSession(member, 'admin@member.example')
  await member.goto(path)
  expect(await latest(member)).toBe(words)
  expect(await member.getByRole('button', { name: 'Edit' }).getAttribute('aria-disabled')).toBe('true')

  await page.getByRole('button', { name: /^Remove: Snow tonight/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect.poll(() => latest(page)).not.toBe(words)
})

/** The newest announcement. */
const latest = (page: Page) =>
  page.getByRole('list', { name: 'Announcements' }).getByRole('paragraph').first().innerText()
