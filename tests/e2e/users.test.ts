import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { test } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { logIn, startSession } from './harness/people.ts'
import { fillUser } from './harness/user-form.ts'

const person = {
  'First Name': 'Nora',
  'Last Name': 'Quill',
  Email: 'manager@member.example', // already taken by another user
  Phone: '888-252-4650',
  'Address 1': '12 Prairie Road',
  City: 'Tulsa',
  'Zip Code': '74103',
}
const email = 'nora.quill@member.example'
const password = 'Prairie-road-lantern-12'

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`))
const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

test('[USR-004] [USR-005] [USR-030] [USR-034] [USR-035] [USR-036] [USR-037] [USR-038] adds, invites, edits and deletes a user', async ({
  page,
  openContext,
  portal,
  troubles,
}) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/user-settings') // redirects to the user's own company
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Add User' }).waitFor()
  await fillUser(page, person)
  await expectAccessible(page, 'add user')

  await submit(page)
  await page.getByText('Whoops! This email already exists', { exact: true }).waitFor()
  await page.getByText('This email already exists.', { exact: true }).waitFor()
  await field(page, 'Email').fill(email)

  await page.context().setOffline(true)
  await submit(page)
  await page.getByText("Whoops! We couldn't create your user", { exact: true }).waitFor()
  await page.context().setOffline(false)
  troubles.length = 0 // errors while no server was reachable
  await submit(page)
  await page.getByText('User Added Successfully', { exact: true }).waitFor()
  await page.getByRole('row', { name: /Nora Quill Employee, invited/ }).waitFor()

  const mail = await waitForMail(portal.dataDir, (text) => text.includes(`To: ${email}`))
  const guest = await (await openContext()).newPage()
  await guest.goto(/\/setup\/[\w-]{43}/.exec(mail)?.[0] ?? 'no link')
  await guest.getByLabel(/^New password/).fill(password)
  await guest.getByLabel(/^Confirm password/).fill(password)
  await guest.locator('button[type=submit]').click()
  await guest.getByRole('main').getByText('Password set successfully', { exact: true }).waitFor()
  await guest.getByRole('link', { name: 'Okay' }).click()
  await logIn(guest, email, password)

  await page.getByRole('link', { name: 'Edit Nora Quill' }).click()
  await choice(page, 'Role').selectOption('Manager')
  await expectAccessible(page, 'edit user')
  await submit(page)
  await page.getByText('User Edited Successfully', { exact: true }).waitFor()
  await page.getByRole('row', { name: /Nora Quill Manager/ }).waitFor()
  await guest.goto('/footer/contact-us')
  await guest.getByRole('link', { name: 'Login' }).waitFor() // a changed role ends the session

  await page.getByRole('link', { name: 'Edit Nora Quill' }).click()
  await field(page, 'City').fill('Enid')
  const other = await page.context().newPage()
  await startSession(other, 'admin@member.example')
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Delete', exact: true }).click()
  await other.getByRole('button', { name: 'DELETE', exact: true }).click()
  await other.getByText('User Deleted Successfully', { exact: true }).waitFor()
  await other.getByRole('table', { name: 'Users' }).waitFor()
  expect(await other.getByText('Quill').count()).toBe(0)

  await submit(page)
  await page.getByText("Whoops! We couldn't edit your user", { exact: true }).waitFor()

  await guest.goto('/login')
  await guest.getByLabel('Email').fill(email)
  await guest.getByLabel('Password', { exact: true }).fill(password)
  await guest.getByRole('button', { name: 'Login' }).click()
  await guest.getByText('Invalid Username or Password').waitFor()
})
