import type { ReportAssignee, ReportMatch } from '@captive/api-client/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { call } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { signIn } from './harness/people.ts'
import { countPresses } from './harness/key-presses.ts'

const colleague = 'staff.manager@demo.example'
const administrator = 11

const answer = async <T>(page: Page, path: string) =>
  ((await (await call(page, path)).json()) as { Payload: T }).Payload

/** Promotes a staff manager to administrator, because managers may not open the queues. */
async function promoteColleague(page: Page): Promise<number> {
  const [user] = await answer<{ RecId: number }[]>(page, `/GetPeople?Search=${colleague}`)
  const link = { UsersRecId: user!.RecId, RoleGroupsRecId: administrator, IsActive: 1 }
  const outcome = await call(page, '/CreateUserRoleGroup', {
    method: 'POST',
    body: new Blob([JSON.stringify(link)], { type: 'application/json' }),
  })
  expect(await outcome.json()).toMatchObject({ Error: { ErrorStatus: 0 } })
  return user!.RecId
}

test('staff assign a severe report, and the colleague finds it quickly', async ({ startPortal, openContext }) => {
  const portal = await startPortal() // the roles of the shared portal must not change
  const open = async () => (await openContext({ baseURL: portal.origin })).newPage()
  const page = await open()
  await signIn(page, 'staff.admin@demo.example')
  const colleagueId = await promoteColleague(page)
  const people = await answer<ReportAssignee[]>(page, '/GetReportAssignees')
  const { FirstName, LastName } = people.find(({ RecId }) => RecId === colleagueId)!
  const [severe] = await answer<ReportMatch[]>(page, '/GetReportMatches?Claim=without&Severity=severe')
  const number = severe!.ConfirmationNum

  const presses = await countPresses(page)
  await page.getByRole('button', { name: /^Settings, / }).click()
  await page.getByRole('menuitem', { name: 'Queues' }).click()
  await page.getByRole('heading', { level: 1, name: 'Queues' }).waitFor()
  await page.getByLabel('Severity').selectOption({ label: 'Severe only' })
  await page.getByText('New reports, severe only').waitFor()
  await page.getByLabel(`Assign report ${number}`).selectOption({ label: `${FirstName} ${LastName}` })
  await page.getByText(`Report ${number} is now assigned to ${FirstName} ${LastName}.`).waitFor()
  expect(await presses()).toBeLessThanOrEqual(2) // in addition to two choices in selects
  await expectAccessible(page, 'queue of reports')

  const other = await open()
  await signIn(other, colleague)
  await other.getByRole('button', { name: /^Settings, / }).click()
  await other.getByRole('menuitem', { name: 'Queues' }).click()
  await other.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Me' })
  await other.getByText('New reports, assigned to me').waitFor()
  await other.getByText(number, { exact: true }).waitFor()
  expect(await other.getByLabel(/^Assign report /).count()).toBe(1)
  await other.getByRole('tab', { name: 'Renewal documents' }).click()
  await other.getByRole('table', { name: 'Renewals with missing documents' }).waitFor()
  await expectAccessible(other, 'queue of renewal documents')
})
