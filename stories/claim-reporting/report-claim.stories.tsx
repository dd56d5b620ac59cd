import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { network, settled } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { reportingServer, withDraft } from './reporting-network.ts'

const meta = {
  title: 'Claim reporting/Claims Reporting',
  component: PortalStory,
  args: { path: '/report-claim' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  name: '[RPT-001] [RPT-002] [RPT-003] [RPT-004] [RPT-005] [RPT-006] [RPT-007] [RPT-008] Three ways to report, and what every member has to know',
  beforeEach: network(reportingServer()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Claims Reporting' })
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: /^Online Submit/ })).toHaveAttribute(
      'href',
      '/report-claim/online-claim',
    )
    await expect(main.getByRole('link', { name: /^Call 1\.888\.CLAIM\.50/ })).toHaveAttribute(
      'href',
      'tel:+18882524650',
    )
    await expect(main.getByRole('link', { name: /^Email Send/ })).toHaveAttribute('href', '/report-claim/email-claim')
    for (const fact of [
      /directly and immediately/,
      /include their brokers/,
      /perceived liability/,
      /high-priority claims/,
    ]) {
      await expect(main.getByText(fact)).toBeVisible()
    }
  },
}

export const OnAPhone: Story = {
  ...Cards,
  name: '[RPT-003] On a phone the call stands first',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Claims Reporting' })
    await expect(within(canvas.getByRole('main')).getAllByRole('link')[0]).toHaveTextContent('Call 1.888.CLAIM.50')
  },
}

export const KeptReport: Story = {
  name: 'A report that was not finished is offered, or discarded after a question',
  beforeEach: network(withDraft('auto-two-vehicles', 3)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Auto, step 3 of 4: Loss Info\. Saved 11\/20\/2026, 3:04 PM/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Discard the saved report?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { level: 2, name: 'Loss Info' })
  },
}
