import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

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
  name: 'What was asked for stands beside the schedule, with its state and the day it is due',
  beforeEach: desk(),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Requested changes' }))
    const table = within(await part.findByRole('table', { name: 'Requested changes' }))
    await expect(table.getByText('Overdue')).toBeVisible()
    await expect(table.getByText('11/01/2026')).toBeVisible()
    await expect(part.getByText('Requests under way').nextElementSibling).toHaveTextContent('1')
  },
}

export const Nothing: Story = {
  name: 'Nothing asked for yet, in words',
  beforeEach: desk({ '/GetEndorsements': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No vehicle change was asked for yet.')
  },
}

export const Failing: Story = {
  name: 'Requests that do not load fail by themselves',
  beforeEach: desk({ '/GetEndorsements': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The requests did not load')
    await canvas.findByRole('table', { name: 'Vehicles' })
  },
}

export const WithoutCode: Story = {
  name: '[PRM-034] Who may not ask is shown no requests',
  beforeEach: desk({}, ['002', '002-003', '002-003-006']),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Vehicles' })
    await expect(canvas.queryByRole('region', { name: 'Requested changes' })).toBeNull()
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
