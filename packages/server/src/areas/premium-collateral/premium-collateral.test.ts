import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  await server.database.sql('delete from collaterals where client_id = 100')
  await server.database.sql('delete from premium_finance_accounts where client_id = 100')
})
afterAll(() => server.close())

test('[PAY-011] lists collateral newest first, exact to the cent', async () => {
  await server.database.sql(
    `insert into collaterals (client_id, policy_number, eff_date, form_of_collateral, collateral_amt) values
     (100, '1COL-0100-2023', '2023-03-01', 'Letter of Credit', 1234567.89), (100, '1COL-0100-2024', '2024-03-01', 'Surety Bond', 0.1)`,
  )
  expect((await member('getCollaterals', { query: { clientId: 100 } })).body.Payload).toEqual([
    { PolicyNumber: '1COL-0100-2024', EffDate: '2024-03-01', FormOfCollateral: 'Surety Bond', CollateralAmt: 0.1 },
    {
      PolicyNumber: '1COL-0100-2023',
      EffDate: '2023-03-01',
      FormOfCollateral: 'Letter of Credit',
      CollateralAmt: 1_234_567.89,
    },
  ])
})

test('[PAY-005] returns all finance accounts of a company', async () => {
  const insert = (account: string) =>
    server.database.sql(
      `insert into premium_finance_accounts values (100, 'Cedar Ridge', $1, 100000, 25000, 75000, 25, 3100.5, 9, 8.75, 4, 5, 43000)`,
      [account],
    )
  await insert('B-2')
  await insert('B-1')
  const accounts = (await member('getFIFAccountInfoByClientId', { query: { clientId: 100 } })).body.Payload as object[]
  expect(accounts).toHaveLength(2)
  expect(accounts[0]).toEqual({
    name1Field: 'Cedar Ridge',
    accountNumberField: 'B-1',
    totalPremiumField: 100_000,
    downPaymentField: 25_000,
    amountFinancedField: 75_000,
    nonRefundableFeeField: 25,
    financeChargeField: 3100.5,
    numberOfInstallmentsField: 9,
    aPRField: 8.75,
    installmentsMadeField: 4,
    installMentsRemainingField: 5,
    accountBalanceField: 43_000,
  })
})
