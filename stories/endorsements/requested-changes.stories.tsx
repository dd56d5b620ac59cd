import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { additionalAnswered, mockHandlers } from './mock-handlers.ts'

const meta = {
  title: 'Endorsements/Requested changes',
  component: PortalStory,
  args: { path: '/insurance/member-kiosk' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const Requested: Story = {
  name: 'Requests with status and due date, on a desktop',
  globals: { viewport: { value: 'desk' } },
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Requested changes' }))
    const table = within(await section.findByRole('table', { name: 'Requested changes' }))
    await expect(table.getByText('Overdue')).toBeVisible()
    await expect(table.getByText('11/01/2026')).toBeVisible()
    await expect(section.queryByRole('region', { name: 'Requested changes, scrolls sideways' })).toBeNull()
    await expect(section.getByRole('button', { name: 'Export' })).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Policy Number' }))
    await expect(table.getByRole('columnheader', { name: 'Policy Number' })).toBeVisible()
  },
}

export const AdditionalAnswers: Story = {
  name: 'Requests with answers to additional questions',
  globals: { viewport: { value: 'desk' } },
  beforeEach: mockHandlers({ '/GetEndorsements': { Payload: [additionalAnswered] } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Additional answers' })
    await canvas.findByText('Is the vehicle leased?: Yes; Name of the lessor: Keel Leasing')
  },
}

export const InProgressMetric: Story = {
  name: 'Metric of requests in progress, above all links',
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    const metric = (await canvas.findByText('Requests in progress')).closest('dt')?.parentElement
    await waitFor(() => expect(metric).toHaveTextContent('Requests in progress21 overdue'))
    const links = within(canvas.getByRole('region', { name: 'Policy documentation' })).getAllByRole('link')
    for (const link of links) await expect(metric?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const NoRequests: Story = {
  name: 'No requests',
  beforeEach: mockHandlers({ '/GetEndorsements': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^You have not requested any vehicle changes\. Requests and their status will appear here/)
    await expect(canvas.getByText('Requests in progress').closest('dt')?.nextElementSibling).toHaveTextContent(/^0$/)
  },
}

export const FailedToLoad: Story = {
  name: '[GEN-008] Requests failed to load',
  beforeEach: mockHandlers({ '/GetEndorsements': null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Requested changes' })).toBeNull())
    await expect(canvas.queryByText('Requests in progress')).toBeNull()
    await canvas.findByRole('table', { name: 'Vehicles' })
  },
}

export const WithoutCode: Story = {
  name: '[PRM-034] No permission for endorsements',
  beforeEach: mockHandlers({}, ['002', '002-003', '002-003-006']),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Vehicles' })
    await expect(canvas.queryByRole('region', { name: 'Requested changes' })).toBeNull()
    await expect(canvas.queryByText('Requests in progress')).toBeNull()
  },
}

export const InTheSection: Story = {
  name: 'Count on the Insurance page',
  args: { path: '/insurance' },
  beforeEach: mockHandlers({ '/getPoliciesByClient': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('2 requests in progress')
  },
}
