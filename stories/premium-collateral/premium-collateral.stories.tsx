import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'

const meta = {
  title: 'Premium & collateral/Premium payment & collateral',
  component: PortalStory,
  args: { path: '/insurance/premium-payment-&-collateral' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const account = {
  name1Field: 'Ridge Freight Lines',
  accountNumberField: 'FIF-12-20261',
  totalPremiumField: 480_000,
  downPaymentField: 96_000,
  amountFinancedField: 384_000,
  nonRefundableFeeField: 50,
  financeChargeField: 12_345.67,
  numberOfInstallmentsField: 10,
  aPRField: 6.75,
  installmentsMadeField: 6,
  installMentsRemainingField: 4,
  accountBalanceField: 158_538.27,
}
const collateral = (PolicyNumber: string, year: number, CollateralAmt: number) => ({
  PolicyNumber,
  EffDate: `${year}-05-01`,
  FormOfCollateral: 'Surety Bond',
  CollateralAmt,
})
const area = 'Premium Payment & Collateral'
const codes = ['002', '002-005', '002-005-001', '002-005-002', '002-005-003']

const server = (answers: MockHandlers = {}, permissions: readonly string[] = codes) =>
  mockApi({
    ...signedInAs({ permissions }),
    '/GetFIFAccountInfoByClientId': { Payload: [account] },
    '/getCollaterals': {
      Payload: [collateral('3COL-12', 2026, 250_000), collateral('3COL-12', 2025, 200_000), collateral('X', 2024, 1)],
    },
    '/getDocumentsByClient': {
      Payload: [
        sampleDocument(1, `${area}_Premium_Invoices`, '2026-05-01'),
        sampleDocument(2, `${area}_Collateral_Surety Bonds`, '2025-05-01'),
      ],
    },
    ...answers,
  })

export const Whole: Story = {
  name: '[PAY-001] [PAY-002] [PAY-003] [PAY-004] [PAY-005] [PAY-006] [PAY-012] Premium payment and collateral',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Summary' }))
    await summary.findByText('Account Number')
    const facts = {
      'Account Number': 'FIF-12-20261',
      'Total Premium': '$480,000.00',
      'Down Payment': '$96,000.00',
      'Amount Financed': '$384,000.00',
      'Non-Refundable Fee': '$50.00',
      'Finance Charge': '$12,345.67',
      'Number of Installments': '10',
      APR: '6.75%',
      'Installments Made': '6',
      'Installments Remaining': '4',
      'Account Balance': '$158,538.27',
    }
    for (const [term, value] of Object.entries(facts))
      await expect(summary.getByText(term).closest('dt')?.nextElementSibling?.textContent).toBe(value)
    await expect(canvas.getByRole('link', { name: 'Premium Finance Company' })).toHaveAttribute(
      'href',
      '/demo/premium-finance',
    )
    const ofYear = await within(canvas.getByRole('region', { name: 'Premium documents' })).findByRole('list', {
      name: '2026',
    })
    await expect(within(ofYear).getByText('Invoices 2026-05-01')).toBeVisible()
  },
}

export const OneAccount: Story = {
  name: '[PAY-005] Single account instead of a list',
  beforeEach: server({ '/GetFIFAccountInfoByClientId': { Payload: account } }),
  play: async ({ canvas }) => {
    await canvas.findByText('FIF-12-20261')
  },
}

export const SeveralAccounts: Story = {
  name: '[PAY-004] Several accounts',
  beforeEach: server({
    '/GetFIFAccountInfoByClientId': {
      Payload: [
        account,
        {
          ...account,
          accountNumberField: 'FIF-12-20262',
          installMentsRemainingField: 3,
          accountBalanceField: 100_000,
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('FIF-12-20262')
    const figure = (label: string) => canvas.getByText(label).closest('dt')?.parentElement?.textContent
    await expect(figure('Account balance, all accounts')).toBe('Account balance, all accounts$258,538.27in 2 accounts')
    await expect(figure('Installments remaining, by account')).toBe(
      'Installments remaining, by account4 and 3in 2 accounts',
    )
  },
}

export const FailedToLoad: Story = {
  name: 'Failed to load',
  beforeEach: server({ '/GetFIFAccountInfoByClientId': null, '/getCollaterals': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The summary did not load', undefined, { timeout: 30_000 })
    await canvas.findByText('The collateral did not load', undefined, { timeout: 30_000 })
    await canvas.findByRole('button', { name: 'Try again to load Account balance' })
    await canvas.findByRole('button', { name: 'Try again to load Collateral, all programs' })
    await canvas.findByText('Invoices 2026-05-01')
  },
}

export const Collateral: Story = {
  name: '[PAY-007] [PAY-008] [PAY-009] [PAY-010] [PAY-013] Collateral of a program',
  beforeEach: server(),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Collateral' })
    const rows = () => [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))
    await expect(rows()).toEqual([
      ['Policy Year', 'Program', 'Type', 'Amount'],
      ['2026 - 2027', 'Program Three', 'Surety Bond', '$250,000.00'],
      ['2025 - 2026', 'Program Three', 'Surety Bond', '$200,000.00'],
    ])
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Program' }), 'All programs')
    await waitFor(() => expect(rows()).toHaveLength(4))
    const documents = within(canvas.getByRole('region', { name: 'Collateral documents' }))
    const ofYear = await documents.findByRole('list', { name: '2025' })
    await expect(within(ofYear).getByText('Surety Bonds 2025-05-01')).toBeVisible()
  },
}

export const Course: Story = {
  name: '[PAY-007] [PAY-009] Collateral by policy year',
  beforeEach: server(),
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Collateral' }))
    await part.findByRole('img', { name: /Collateral posted by policy year/ })
    await userEvent.click(part.getByText('Show as table'))
    const table = part.getByRole('table', { name: 'Collateral posted by policy year, Program Three' })
    const lines = () => [...table.querySelectorAll('tr')].map((line) => line.textContent.trim())
    await expect(lines()).toEqual(['2025 - 2026$200,000.00', '2026 - 2027$250,000.00'])
    await userEvent.selectOptions(part.getByRole('combobox', { name: 'Program' }), 'All programs')
    await waitFor(() => expect(lines()).toHaveLength(3))
  },
}

export const OneYear: Story = {
  name: '[PAY-008] One policy year without a chart',
  beforeEach: server({ '/getCollaterals': { Payload: [collateral('3COL-12', 2026, 250_000)] } }),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Collateral' }))
    await part.findByText('2026 - 2027')
    await expect(part.queryByRole('img')).toBeNull()
  },
}

export const NoData: Story = {
  name: '[PAY-014] [PAY-015] [PAY-016] No data',
  beforeEach: server({
    '/GetFIFAccountInfoByClientId': { Payload: [] },
    '/getCollaterals': { Payload: [] },
    '/getDocumentsByClient': { Payload: [] },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Summary Found.')
    await canvas.findByText('No Collateral Found.')
    await expect(canvas.queryByRole('img', { name: /Collateral/ })).toBeNull()
    await canvas.findByText('No Collateral Documents Found')
    await canvas.findByText('No Documents Found.')
  },
}

export const WithoutCodes: Story = {
  name: '[PRM-045] [PRM-046] [PRM-047] [PRM-048] Without permission',
  beforeEach: server({}, ['002', '002-005']),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Premium documents' })
    for (const name of ['Summary', 'Collateral', 'Collateral documents'])
      await expect(canvas.queryByRole('region', { name })).toBeNull()
    const link = canvas.getByRole('link', { name: 'Premium Finance Company' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
  },
}

export const Managing: Story = {
  name: '[PAY-013] [PRM-049] Deletes documents with 002-005-003-002',
  beforeEach: server({}, [...codes, '002-005-003-002']),
  play: async ({ canvas }) => {
    const documents = within(await canvas.findByRole('region', { name: 'Collateral documents' }))
    await expect(await documents.findByRole('button', { name: /^Delete/ })).not.toHaveAttribute('aria-disabled')
    const premium = within(canvas.getByRole('region', { name: 'Premium documents' }))
    await premium.findByText('Invoices 2026-05-01')
    await expect(premium.queryByRole('button', { name: /^Delete/ })).toBeNull()
  },
}
