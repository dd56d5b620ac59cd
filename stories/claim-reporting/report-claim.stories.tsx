import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { draftList, reportingServer, withDraft } from './mock-handlers.ts'

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
  name: '[RPT-001] [RPT-002] [RPT-003] [RPT-004] [RPT-005] [RPT-006] [RPT-007] [RPT-008] Three ways to report',
  beforeEach: mockApi(reportingServer()),
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
      await expect(await main.findByText(fact)).toBeVisible()
    }
  },
}

export const OnAPhone: Story = {
  ...Cards,
  name: '[RPT-003] On a phone, Call first',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Claims Reporting' })
    await expect(within(canvas.getByRole('main')).getAllByRole('link')[0]).toHaveTextContent('Call 1.888.CLAIM.50')
  },
}

export const Drafts: Story = {
  name: 'Unfinished reports',
  beforeEach: mockApi(withDraft('auto-two-vehicles', 3, { '/FNOLDrafts': { Payload: draftList } })),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Unfinished reports' }))
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Auto · Ridge Freight Lines5 of 8 sections done\. Saved 11\/20\/2026, 3:04 PM\. Kept until 12\/20\/2026/,
      ),
      expect.stringMatching(/^No claim type yet · Ridge Freight Lines0 of 2 sections done/),
      expect.stringMatching(/^Workers Compensation.*Saved 11\/20\/2026, 3:04 PM by Luis Ortega.*Take over$/),
    ])
    await userEvent.click(list.getByRole('button', { name: /^Discard: Auto/ }))
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: 'Discard the saved report?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(list.getByRole('button', { name: /^Take over: Workers/ }))
    const taking = await within(document.body).findByRole('alertdialog', {
      name: 'Take over the report from Luis Ortega?',
    })
    await userEvent.click(within(taking).getByRole('button', { name: 'Cancel' }))
    await userEvent.click(list.getByRole('button', { name: /^Continue: Auto/ }))
    await canvas.findByRole('heading', { level: 2, name: 'Loss Info' })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Online Claim' })).toHaveFocus())
  },
}

export const DraftsOnAPhone: Story = {
  name: 'Unfinished reports on a phone',
  beforeEach: mockApi(reportingServer({ '/FNOLDrafts': { Payload: draftList } })),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Unfinished reports' })
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
