import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { settled } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { desk } from './desk.ts'

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
  name: 'What was asked for stands beside the schedule, with its state and the day it is due, and fits a desk',
  globals: { viewport: { value: 'desk' } },
  beforeEach: desk(),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Requested changes' }))
    const table = within(await part.findByRole('table', { name: 'Requested changes' }))
    await expect(table.getByText('Overdue')).toBeVisible()
    await expect(table.getByText('11/01/2026')).toBeVisible()
    await expect(part.queryByRole('region', { name: 'Requested changes, scrolls sideways' })).toBeNull()
    await expect(part.getByRole('button', { name: 'Export' })).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Policy Number' }))
    await expect(table.getByRole('columnheader', { name: 'Policy Number' })).toBeVisible()
  },
}

export const UnderWayFirst: Story = {
  name: 'What is under way, and what of it is overdue, is read before anything to press; Insurance counts the same',
  beforeEach: desk(),
  play: async ({ canvas }) => {
    const figure = (await canvas.findByText('Requests under way')).closest('dt')?.parentElement
    await waitFor(() => expect(figure).toHaveTextContent('Requests under way21 overdue'))
    const links = within(canvas.getByRole('region', { name: 'Policy documentation' })).getAllByRole('link')
    for (const link of links) await expect(figure?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const Nothing: Story = {
  name: 'Nothing asked for yet, in words',
  beforeEach: desk({ '/GetEndorsements': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText(
      /^No vehicle change was asked for yet\. What you ask for under Endorsements will stand here/,
    )
    await expect(canvas.getByText('Requests under way').closest('dt')?.nextElementSibling).toHaveTextContent(/^0$/)
  },
}

export const Failing: Story = {
  name: '[GEN-008] Failed requests leave only their own widget out, and one line at the top offers Try again',
  beforeEach: desk({ '/GetEndorsements': null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Requested changes' })).toBeNull())
    await expect(canvas.queryByText('Requests under way')).toBeNull()
    await canvas.findByRole('table', { name: 'Vehicles' })
  },
}

export const WithoutCode: Story = {
  name: '[PRM-034] Who may not ask is shown no requests',
  beforeEach: desk({}, ['002', '002-003', '002-003-006']),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Vehicles' })
    await expect(canvas.queryByRole('region', { name: 'Requested changes' })).toBeNull()
    await expect(canvas.queryByText('Requests under way')).toBeNull()
  },
}

export const InTheSection: Story = {
  name: 'Insurance counts the requests under way',
  args: { path: '/insurance' },
  beforeEach: desk({ '/getPoliciesByClient': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('2 requests under way')
  },
}
