import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { PageTabs } from '../../src/ui/page-tabs.tsx'

const tabs = [
  { value: 'auto', label: 'Commercial Auto', count: 1237 },
  { value: 'workers', label: 'Workers Compensation', count: 41 },
  { value: 'property', label: 'Property', count: 0 },
] as const

type Line = (typeof tabs)[number]['value']

function Lines({ first = 'workers' }: { first?: Line }) {
  const [line, setLine] = useState(first)
  return (
    <PageTabs label="Lines of business" tabs={tabs} value={line} onChange={setLine}>
      {(open) => <p>{`The terms of ${open}.`}</p>}
    </PageTabs>
  )
}

const meta: Meta<typeof Lines> = { title: 'UI/Page tabs', component: Lines }
export default meta
type Story = StoryObj<typeof Lines>

export const OnADesk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: /Workers Compensation/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: /Property/ }))
    await expect(await canvas.findByText('The terms of property.')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByText('The terms of auto.')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LastOnAPhone: Story = {
  name: 'Last tab on a phone',
  args: { first: 'property' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    const tab = canvas.getByRole('tab', { name: /Property/ }).getBoundingClientRect()
    await expect(tab.right).toBeLessThanOrEqual(Math.ceil(list.right))
  },
}
