import type { ClaimValuation } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { claimsHandlers, everyClaimsCode, policies } from './mock-handlers.ts'

const meta = {
  title: 'Claims/The claim',
  component: PortalStory,
  args: { path: '/Claims' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const inForce = policies[0]?.PolicyNumber ?? ''

export const AutoClaim: Story = {
  name: '[CLM-015] [CLM-016] [SHL-002] Auto claim',
  args: { path: '/Claims/71/803' },
  beforeEach: mockApi(claimsHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Claim CL/803' })
    await within(canvas.getByRole('banner')).findByText('Claim CL/803') // the number, not the RecId 803 (SHL-002)
    const main = canvas.getByRole('main')
    await expect(canvas.getByRole('link', { name: 'c.okafor@adjusters.example' })).toHaveAttribute(
      'href',
      'mailto:c.okafor@adjusters.example?subject=Claim%20CL%2F803',
    )
    for (const text of [
      'Chidi Okafor',
      'Rear-ended at a light.',
      'Ramp to Interstate 80, Joliet',
      'Marta Ruiz',
      'Ana Ruiz',
      'Jonas Vasquez',
      ', 4 days after the loss',
    ])
      await waitFor(() => expect(main).toHaveTextContent(text))
    const statement = within(canvas.getByRole('table', { name: /^Claim CL\/803/ }))
    await expect(statement.getByRole('row', { name: /^Total/ })).toHaveTextContent('$500.00$20,000.00$20,500.00')
    await expect(statement.queryByRole('row', { name: /^Medical/ })).toBeNull()
    await within(await canvas.findByRole('list', { name: 'Claim history' })).findByText('Reserve raised')
  },
}

export const ReportedOnline: Story = {
  name: 'Reported online',
  args: { path: '/Claims/71/803' },
  beforeEach: mockApi(
    claimsHandlers(
      {
        '/GetReportsOfClaim': {
          Payload: [
            {
              ConfirmationNum: 'CN112026091234567',
              reportedAt: '2026-11-20T21:04:00.000Z',
              reportedBy: 'Dana Reyes',
            },
          ],
        },
      },
      [...everyClaimsCode, '006-001'],
    ),
  ),
  play: async ({ canvas }) => {
    const reported = within(await canvas.findByRole('region', { name: 'Reported online' }))
    await expect(reported.getByText('Reported online on 11/20/2026 by Dana Reyes,')).toBeVisible()
    await expect(reported.getByRole('link', { name: 'confirmation number CN112026091234567' })).toHaveAttribute(
      'href',
      '/report-claim/confirmation/CN112026091234567',
    )
  },
}

export const PolicyDocuments: Story = {
  name: '[PRM-021] Link to the policy documents',
  args: { path: '/Claims/71/803' },
  beforeEach: mockApi(claimsHandlers({}, [...everyClaimsCode, '002', '002-001'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `Documents for policy ${inForce}` })).toHaveAttribute(
      'href',
      `/insurance/policy-library?search=${inForce}`,
    )
  },
}

export const NoPolicyDocuments: Story = {
  name: '[PRM-004] [PRM-021] No permission for policy documents',
  args: { path: '/Claims/71/803' },
  beforeEach: mockApi(claimsHandlers({}, [...everyClaimsCode, '002'])),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: `Documents for policy ${inForce}` })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
  },
}

export const OnAPhone: Story = { ...AutoClaim, name: 'On a phone', globals: { viewport: { value: 'phone' } } }

export const Compensation: Story = {
  name: '[CLM-017] Workers compensation claim',
  args: { path: '/Claims/74/811' },
  beforeEach: mockApi(claimsHandlers()),
  play: async ({ canvas }) => {
    const statement = within(await canvas.findByRole('table', { name: /^Claim CL\/811/ }))
    await expect(statement.getByRole('row', { name: /^Medical/ })).toHaveTextContent('$200.00$60.00$260.00')
    await expect(statement.getByRole('row', { name: /^Expense \(excl. medical\)/ })).toHaveTextContent(
      '$100.00$40.00$140.00',
    )
  },
}

/** Amounts of a claim at the end of three months. */
const valuations: ClaimValuation[] = [
  { ValuationDate: '2026-07-31', StatusCode: 'Open', LossPaid: 0, LossReserve: 12_000 },
  { ValuationDate: '2026-08-31', StatusCode: 'Open', LossPaid: 250, LossReserve: 15_000 },
  { ValuationDate: '2026-09-30', StatusCode: 'Reopened', LossPaid: 500, LossReserve: 20_000 },
].map((amounts) => ({
  ...amounts,
  ...{ ExpensePaid: 0, ExpenseReserve: 0, Recovery: 0 },
  TotalIncurred: amounts.LossPaid + amounts.LossReserve,
}))

export const Valuations: Story = {
  name: 'Amounts at three valuations',
  args: { path: '/Claims/71/803' },
  beforeEach: mockApi(claimsHandlers({ '/GetClaimValuations': { Payload: valuations } })),
  play: async ({ canvas }) => {
    const statement = within(await canvas.findByRole('table', { name: /^Amounts at each valuation/ }))
    await expect(statement.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '09/30/2026, Reopened',
      '08/31/2026, Open',
      '07/31/2026, Open',
    ])
    await expect(statement.getByRole('row', { name: /^09\/30/ })).toHaveTextContent('$500.00$20,000.00')
    await canvas.findByRole('img', { name: /Total incurred by valuation/ })
  },
}

export const ValuationsOnAPhone: Story = {
  ...Valuations,
  name: 'Amounts at three valuations on a phone',
  globals: { viewport: { value: 'phone' } },
}

export const OneValuation: Story = {
  name: 'Amounts at one valuation',
  args: { path: '/Claims/71/803' },
  beforeEach: mockApi(claimsHandlers({ '/GetClaimValuations': { Payload: valuations.slice(0, 1) } })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Facts of loss' })
    await expect(canvas.queryByRole('heading', { name: 'Valuations' })).toBeNull()
  },
}

export const ClaimOfOthers: Story = {
  name: 'Claim of another policy',
  args: { path: '/Claims/71/811' },
  beforeEach: mockApi(claimsHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByText('Claim not found')
  },
}
