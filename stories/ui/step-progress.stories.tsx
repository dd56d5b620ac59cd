import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepProgress } from '../../src/ui/step-progress.tsx'

const meta: Meta<typeof StepProgress> = {
  title: 'UI/Step progress',
  component: StepProgress,
  args: { label: 'Claim report', steps: ['Claim Type', 'Personal Info', 'Loss Info', 'Upload'] },
}
export default meta
type Story = StoryObj<typeof StepProgress>

export const First: Story = { args: { current: 0, percent: 0 } }

export const Third: Story = {
  args: { current: 2, percent: 66.7 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Step 3 of 4: Loss Info' })
    await expect(bar).toHaveAttribute('aria-valuenow', '66.7')
  },
}

export const Last: Story = { args: { current: 3, percent: 100 } }
export const Done: Story = { args: { current: 4, percent: 100 } }
