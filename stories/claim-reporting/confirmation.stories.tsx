import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { confirmation, dots, reportedAnswers, reportingServer } from './mock-handlers.ts'

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
  name: '[RPT-009] Opened by its URL',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    await waitFor(() => expect(heading).toHaveFocus())
    const slip = within(canvas.getByRole('region', { name: 'Confirmation Number' }))
    await waitFor(() => expect(slip.getByText('CN112026091234567')).toBeVisible())
    await expect(canvas.getByText('Received 11/20/2026, 3:04 PM')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download the claim as a PDF' })).toBeVisible()
    await expect(canvas.getByText('Save your footage: most cameras overwrite it within days')).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Reopened, name: 'On a phone', globals: { viewport: { value: 'phone' } } }

export const NoVehicle: Story = {
  name: 'Without a vehicle',
  beforeEach: mockApi(
    reportingServer({ '/FNOLConfirmation': { Payload: { ...confirmation, claimType: 'Property' } } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    await expect(canvas.queryByText(/^Save your footage/)).toBeNull()
  },
}

export const BecameClaim: Story = {
  name: 'Matched with a claim',
  beforeEach: mockApi(
    reportingServer({
      '/FNOLConfirmation': {
        Payload: {
          ...confirmation,
          claims: [
            {
              ...{ ClaimsRecId: 803, PolicyId: 71, ClaimNumber: 'CL/803' },
              ...{
                AdjusterFirstName: 'Chidi',
                AdjusterLastName: 'Okafor',
                AdjusterEmail: 'c.okafor@adjusters.example',
              },
            },
          ],
        },
      },
    }),
  ),
  play: async ({ canvas }) => {
    const claim = within(await canvas.findByRole('region', { name: 'Your report is now a claim' }))
    await expect(claim.getByText('CL/803')).toBeVisible()
    await expect(claim.getByText('Chidi Okafor')).toBeVisible()
    await expect(claim.getByRole('link', { name: 'c.okafor@adjusters.example' })).toBeVisible()
    await expect(canvas.queryByText(/^You will receive an acknowledgement/)).toBeNull()
  },
}

export const Confidential: Story = {
  name: 'Confidential answers shown and hidden',
  beforeEach: () => {
    reveal.mockClear()
    return mockApi(reportingServer({ '/RevealFNOLAnswers': reveal }))()
  },
  play: async ({ canvas, userEvent }) => {
    const reported = within(await canvas.findByRole('region', { name: 'Answers in this report' }))
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

export const WithoutPermission: Story = {
  name: 'Without permission for confidential answers',
  beforeEach: mockApi(
    reportingServer({ '/FNOLAnswers': { Payload: { sections: reportedAnswers(dots), mayReveal: false } } }),
  ),
  play: async ({ canvas }) => {
    const reported = within(await canvas.findByRole('region', { name: 'Answers in this report' }))
    await expect(await reported.findByText(dots)).toBeVisible()
    await expect(reported.queryByRole('button')).toBeNull()
  },
}

export const NotRevealed: Story = {
  name: 'Confidential answers could not be loaded',
  beforeEach: mockApi(reportingServer({ '/RevealFNOLAnswers': null })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reported = within(await canvas.findByRole('region', { name: 'Answers in this report' }))
    await userEvent.click(await reported.findByRole('button', { name: 'Show confidential answers' }))
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(page.getByText(/^The confidential answers could not be shown\./)).toBeVisible())
    await expect(reported.getByText(dots)).toBeVisible()
  },
}

export const Unknown: Story = {
  name: 'Unknown number',
  beforeEach: mockApi(reportingServer({ '/FNOLConfirmation': { Payload: null } })),
  play: async ({ canvas }) => {
    await canvas.findByText('Claim not found')
    await waitFor(() => expect(canvas.getByText('Claim not found')).toBeVisible())
  },
}

export const FailedToLoad: Story = {
  name: 'Confirmation could not be loaded',
  beforeEach: mockApi(reportingServer({ '/FNOLConfirmation': null })),
  play: async ({ canvas }) => {
    await canvas.findByText('The confirmation could not be loaded')
    await waitFor(() => expect(canvas.getByText('The confirmation could not be loaded')).toBeVisible())
  },
}
