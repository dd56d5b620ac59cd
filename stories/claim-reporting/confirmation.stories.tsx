import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { network, settled } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { confirmation, dots, reportedAnswers, reportingServer } from './reporting-network.ts'

const meta = {
  title: 'Claim reporting/Confirmation',
  component: PortalStory,
  args: { path: '/report-claim/confirmation/CN112026091234567' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const reveal = fn(() => ({ Payload: reportedAnswers('Driver, a bruised shoulder') }))

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
    reportingServer({ '/FNOLConfirmation': { Payload: { ...confirmation, claimType: 'Property' } } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    await expect(canvas.queryByText(/^Keep the footage/)).toBeNull()
  },
}

export const Confidential: Story = {
  name: 'Confidential answers are dots until whoever may see them presses Show, which is asked of the server',
  beforeEach: () => {
    reveal.mockClear()
    return network(reportingServer({ '/RevealFNOLAnswers': reveal }))()
  },
  play: async ({ canvas, userEvent }) => {
    const reported = within(await canvas.findByRole('region', { name: 'What was reported' }))
    await expect(await reported.findByText(dots)).toBeVisible()
    await expect(reported.getByText('Amarillo')).toBeVisible()
    await expect(reveal).not.toHaveBeenCalled()
    await userEvent.click(reported.getByRole('button', { name: 'Show confidential answers' }))
    await expect(await reported.findByText('Driver, a bruised shoulder')).toBeVisible()
    await expect(reported.queryByText(dots)).toBeNull()
    await userEvent.click(reported.getByRole('button', { name: 'Hide confidential answers' }))
    await expect(await reported.findByText(dots)).toBeVisible()
    await expect(reported.queryByText('Driver, a bruised shoulder')).toBeNull()
    await expect(reveal).toHaveBeenCalledTimes(1)
  },
}

export const ForOthers: Story = {
  name: 'Whoever may not see confidential answers is offered nothing to press',
  beforeEach: network(
    reportingServer({ '/FNOLAnswers': { Payload: { sections: reportedAnswers(dots), mayReveal: false } } }),
  ),
  play: async ({ canvas }) => {
    const reported = within(await canvas.findByRole('region', { name: 'What was reported' }))
    await expect(await reported.findByText(dots)).toBeVisible()
    await expect(reported.queryByRole('button')).toBeNull()
  },
}

export const NotRevealed: Story = {
  name: 'Confidential answers that do not come stay dots, and it is said',
  beforeEach: network(reportingServer({ '/RevealFNOLAnswers': null })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reported = within(await canvas.findByRole('region', { name: 'What was reported' }))
    await userEvent.click(await reported.findByRole('button', { name: 'Show confidential answers' }))
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(page.getByText(/^The confidential answers were not shown\./)).toBeVisible())
    await expect(reported.getByText(dots)).toBeVisible()
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
