import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { network, settled } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { claimsServer, everyClaimsCode, policies } from './claims-server.ts'

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

export const TheClaim: Story = {
  name: '[CLM-015] [CLM-016] [SHL-002] A claim: state, adjuster, incurred; its account, facts and history',
  args: { path: '/Claims/71/803' },
  beforeEach: network(claimsServer()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Claim CL/803' })
    await within(canvas.getByRole('banner')).findByText('Claim CL/803') // and not 803 (SHL-002)
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
    const account = within(canvas.getByRole('table', { name: /^Claim CL\/803/ }))
    await expect(account.getByRole('row', { name: /^Total/ })).toHaveTextContent('$500.00$20,000.00$20,500.00')
    await expect(account.queryByRole('row', { name: /^Medical/ })).toBeNull()
    await within(await canvas.findByRole('list', { name: 'History of the claim' })).findByText('Reserve raised')
  },
}

export const PapersOfThePolicy: Story = {
  name: '[PRM-021] A claim leads to the documents of its policy',
  args: { path: '/Claims/71/803' },
  beforeEach: network(claimsServer({}, [...everyClaimsCode, '002', '002-001'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `Documents of policy ${inForce}` })).toHaveAttribute(
      'href',
      `/insurance/policy-library?search=${inForce}`,
    )
  },
}

export const NoPapers: Story = {
  name: '[PRM-004] [PRM-021] Without 002-001 that link stays, disabled',
  args: { path: '/Claims/71/803' },
  beforeEach: network(claimsServer({}, [...everyClaimsCode, '002'])),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: `Documents of policy ${inForce}` })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
  },
}

export const OnAPhone: Story = { ...TheClaim, name: 'On a phone', globals: { viewport: { value: 'phone' } } }

export const Compensation: Story = {
  name: '[CLM-017] A claim of workers compensation has its medical amounts',
  args: { path: '/Claims/74/811' },
  beforeEach: network(claimsServer()),
  play: async ({ canvas }) => {
    const account = within(await canvas.findByRole('table', { name: /^Claim CL\/811/ }))
    await expect(account.getByRole('row', { name: /^Medical/ })).toHaveTextContent('$200.00$60.00$260.00')
    await expect(account.getByRole('row', { name: /^Expense, medical excluded/ })).toHaveTextContent(
      '$100.00$40.00$140.00',
    )
  },
}

export const ClaimOfOthers: Story = {
  name: 'A claim of another policy is not found',
  args: { path: '/Claims/71/811' },
  beforeEach: network(claimsServer()),
  play: async ({ canvas }) => {
    await canvas.findByText('No such claim')
  },
}
