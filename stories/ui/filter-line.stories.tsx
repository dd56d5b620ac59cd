import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterLine } from '../../src/ui/filter-line.tsx'

const meta = {
  title: 'UI/Filter line',
  component: FilterLine,
  args: { children: '37 open claims of Commercial Auto, 2024–2026', onClear: fn() },
} satisfies Meta<typeof FilterLine>

export default meta
type Story = StoryObj<typeof meta>

export const Filtered: Story = {
  name: 'Active filters',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('37 open claims of Commercial Auto, 2024–2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const NoFilters: Story = {
  name: 'No filters',
  render: () => <FilterLine>212 claims</FilterLine>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('212 claims')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
