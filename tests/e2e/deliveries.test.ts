import type { Claim, Policy } from '@captive/api-client/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { expectAccessible } from './harness/accessible.ts'
import { call } from './harness/call.ts'
import { test } from './harness/fixtures.ts'
import { chooseCompany, signIn } from './harness/people.ts'

const company = 'Cedar Ridge Freight Lines'
const heads = [
  ...['Claim Number', 'Policy Number', 'Date of Loss', 'Status', 'Claimant', 'Loss Paid', 'Loss Reserve'],
  ...['Expense Paid', 'Expense Reserve', 'Recovery', 'Total Incurred', 'Valuation Date'],
]

/** A CSV file of an administrator with one claim whose paid loss has changed. */
function csvOf(claim: Claim, paid: number, asOf: string): string {
  const { LossReserve, ExpensePaid, ExpenseReserve, Recovery } = claim
  const total = paid + LossReserve + ExpensePaid + ExpenseReserve - Recovery
  const row = [
    ...[claim.ClaimNumber, claim.PolicyNumber, claim.LossDate.slice(0, 10), claim.StatusCode],
    ...[`"${claim.ClaimantName}"`, paid, LossReserve, ExpensePaid, ExpenseReserve, Recovery, total.toFixed(2), asOf],
  ]
  return `${heads.join(',')}\r\n${row.join(',')}\r\n`
}

const answer = async <T>(page: Page, path: string) =>
  ((await (await call(page, path)).json()) as { Payload: T }).Payload

test('a loss run changes a claim, and reverting it restores the claim', async ({ startPortal, openContext }) => {
  const portal = await startPortal() // the claims of the shared portal must not change
  const page = await (await openContext({ baseURL: portal.origin })).newPage()
  await signIn(page, 'staff.admin@demo.example')
  await chooseCompany(page, company)
  const clients = await answer<{ ClientId: number; ClientName: string }[]>(page, '/getClients')
  const { ClientId } = clients.find(({ ClientName }) => ClientName === company)!
  const policies = await answer<Policy[]>(page, `/getPoliciesByClient?clientId=${ClientId}`)
  const claims = await answer<Claim[]>(page, `/GetClaimsByClient?ClientID=${ClientId}&limit=100`)
  const claim = claims.find(({ StatusCode, LossPaid }) => StatusCode === 'Open' && LossPaid > 0)!
  const { PolicyId } = policies.find(({ PolicyNumber }) => PolicyNumber === claim.PolicyNumber)!
  const paid = claim.LossPaid + 1_234.5
  const asOf = new Date().toISOString().slice(0, 10)

  const lossPaid = async () => {
    await page.goto(`/Claims/${PolicyId}/${claim.RecId}`)
    const row = page.getByRole('table', { name: new RegExp(`^Claim ${claim.ClaimNumber}`) }).getByRole('row', {
      name: /^Loss/,
    })
    return (await row.getByRole('cell').first().innerText()).trim()
  }
  const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  expect(await lossPaid()).toBe(dollars(claim.LossPaid))

  await page.goto('/settings/data')
  await page.locator('#main input[type=file]').setInputFiles({
    name: 'losses.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvOf(claim, paid, asOf)),
  })
  await page.getByRole('textbox', { name: /^Sender/ }).fill(claim.SourceNm)
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('heading', { level: 1, name: 'losses.csv' }).waitFor()
  await page.getByRole('table', { name: 'Columns' }).waitFor()
  await expectAccessible(page, 'delivery that waits')
  const delivery = page.url()
  await page.getByRole('button', { name: 'Apply' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('0 claims will be added, 1 will change.').waitFor()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('The claims now match this file.').waitFor()
  expect(await lossPaid()).toBe(dollars(paid))
  await page.getByRole('heading', { name: 'Valuations' }).waitFor()

  await page.goto(delivery)
  await page.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The claims are as they were before this delivery.').waitFor()
  expect(await lossPaid()).toBe(dollars(claim.LossPaid))
})
