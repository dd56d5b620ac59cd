import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from '../../src/ui/timeline.tsx'
import { sampleTimeline } from '../foundations/sample-timeline.ts'

const meta: Meta<typeof Timeline> = {
  title: 'UI/Timeline',
  component: Timeline,
  args: { label: 'Notes', entries: sampleTimeline },
}
export default meta
type Story = StoryObj<typeof Timeline>

export const NewestFirst: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('listitem').map((entry) => entry.textContent)
    await expect(titles[0]).toContain('Reserve raised to $12,000')
    await expect(titles.at(-1)).toContain('Claim reported online')
  },
}

export const DaysBesideTheDate: Story = {
  args: {
    entries: [
      { id: '4', at: new Date(Date.now() - 3 * 86_400_000).toISOString(), title: 'Note added', who: 'Chidi Okafor' },
      ...sampleTimeline,
    ],
  },
  play: async ({ canvas }) => {
    const [newest, ...older] = canvas.getAllByRole('listitem')
    await expect(newest).toHaveTextContent(/\d{2}:\d{2} [AP]M3 days ago/)
    for (const entry of older) await expect(entry).not.toHaveTextContent('ago')
  },
}
