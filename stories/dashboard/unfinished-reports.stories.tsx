import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { everyCode, mockApi, settled, signedInAs } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { dashboardHandlers } from './mock-handlers.ts'

const meta = {
  title: 'Unfinished reports',
  component: PortalStory,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const kept = {
  version: 'v1',
  savedAt: '2026-11-20T15:04:00Z',
  savedBy: 'Dana Reyes',
  own: true,
  DraftId: 'dddddddd-0000-4000-8000-dddddddddddd',
  claimType: 'Auto',
  company: 'Ridge Freight Lines',
  step: 3,
  sectionsDone: 2,
  sections: 9,
  keptUntil: '2026-12-20T15:04:00Z',
}
const withReports = (...reports: object[]) =>
  mockApi({
    ...signedInAs({ permissions: [...everyCode, '006-001'] }),
    ...dashboardHandlers,
    '/FNOLDrafts': { Payload: reports },
  })

export const UnfinishedReport: Story = {
  name: 'One unfinished report',
  beforeEach: withReports(kept, { ...kept, DraftId: 'other', own: false, savedBy: 'Luis Ortega' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You have an unfinished claim report: Auto, saved 11\/20\/2026\./),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue the report' })).toHaveAttribute(
      'href',
      `/report-claim/online-claim?report=${kept.DraftId}`,
    )
  },
}

export const UnfinishedReports: Story = {
  name: 'Several unfinished reports, on a phone',
  beforeEach: withReports(kept, { ...kept, DraftId: 'second' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have 2 unfinished claim reports\./)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'See all' })
    await expect(link).toHaveAttribute('href', '/report-claim')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44) // large enough for a thumb
  },
}

export const NoUnfinishedReport: Story = {
  name: 'No unfinished reports',
  beforeEach: withReports(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await expect(canvas.queryByText(/unfinished/)).toBeNull()
  },
}
