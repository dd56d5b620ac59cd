import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { network, settled } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { reportingServer } from './reporting-network.ts'

const meta = {
  title: 'Claim reporting/Confirmation',
  component: PortalStory,
  args: { path: '/report-claim/confirmation/CN112026091234567' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const Reopened: Story = {
  name: '[RPT-009] The confirmation has an address, and its times are of here',
  beforeEach: network(reportingServer()),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    await waitFor(() => expect(heading).toHaveFocus())
    const slip = within(canvas.getByRole('region', { name: 'Confirmation Number' }))
    await waitFor(() => expect(slip.getByText('CN112026091234567')).toBeVisible())
    await expect(canvas.getByText('Received 11/20/2026, 3:04 PM')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download the claim as PDF' })).toBeVisible()
    await expect(canvas.getByText('Keep the footage: most cameras overwrite it within days')).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Reopened, name: 'On a phone', globals: { viewport: { value: 'phone' } } }

export const NoVehicle: Story = {
  name: 'Footage is asked for after an auto claim alone',
  beforeEach: network(
    reportingServer({
      '/FNOLConfirmation': {
        Payload: {
          ConfirmationNum: 'CN112026091234567',
          reportedAt: new Date(2026, 10, 20, 15, 4).toISOString(),
          claimType: 'Property',
          email: 'dana.reyes@ridge-freight.example',
          severeReasons: [],
        },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    await expect(canvas.queryByText(/^Keep the footage/)).toBeNull()
  },
}

export const Unknown: Story = {
  name: 'A number of no claim',
  beforeEach: network(reportingServer({ '/FNOLConfirmation': { Payload: null } })),
  play: async ({ canvas }) => {
    await canvas.findByText('No such claim')
    await waitFor(() => expect(canvas.getByText('No such claim')).toBeVisible())
  },
}

export const NotLoaded: Story = {
  name: 'It did not load',
  beforeEach: network(reportingServer({ '/FNOLConfirmation': null })),
  play: async ({ canvas }) => {
    await canvas.findByText('The confirmation did not load')
    await waitFor(() => expect(canvas.getByText('The confirmation did not load')).toBeVisible())
  },
}
