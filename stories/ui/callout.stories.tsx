import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CallLink } from '../../src/ui/call-link.tsx'
import { Callout } from '../../src/ui/callout.tsx'

const meta: Meta<typeof Callout> = { title: 'UI/Callout', component: Callout }
export default meta
type Story = StoryObj<typeof Callout>

export const Information: Story = {
  args: { tone: 'info', title: 'We filled in what we know', children: <p>Change it where it is wrong.</p> },
}

export const Done: Story = { args: { tone: 'ok', title: 'Your password was changed' } }

export const Warning: Story = {
  args: { tone: 'warning', title: 'You will be signed out in two minutes', live: 'polite' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('two minutes')
  },
}

export const SevereWithCall: Story = {
  args: {
    tone: 'severe',
    title: 'Someone was taken to hospital: please call now',
    children: <p>You can finish this report afterwards. It is saved.</p>,
    action: <CallLink number="1.888.CLAIM.50" tel="+18882524650" />,
    live: 'assertive',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('please call now')
    const call = canvas.getByRole('link', { name: /^Call\s+1\.888\.CLAIM\.50$/ })
    await expect(call).toHaveAttribute('href', 'tel:+18882524650')
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
