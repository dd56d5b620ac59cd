import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { PageTabs } from '../../src/ui/page-tabs.tsx'

const tabs = [
  { value: 'auto', label: 'Commercial Auto', count: 1237 },
  { value: 'workers', label: 'Workers Compensation', count: 41 },
  { value: 'property', label: 'Property', count: 0 },
] as const

function Lines() {
  const [line, setLine] = useState<(typeof tabs)[number]['value']>('workers')
  return (
    <PageTabs label="Lines of insurance" tabs={tabs} value={line} onChange={setLine}>
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
