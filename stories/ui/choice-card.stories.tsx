import { IconClipboardText, IconMail, IconPhone } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { ChoiceCard, ChoiceCards } from '../../src/ui/choice-card.tsx'

const meta: Meta = { title: 'UI/Choice cards' }
export default meta

const leadTo =
  (href: string) =>
  ({ children, className }: { children: ReactNode; className: string }) => (
    <a href={href} className={className}>
      {children}
    </a>
  )

export const ThreeWays: StoryObj = {
  render: () => (
    <ChoiceCards>
      <ChoiceCard icon={IconClipboardText} title="Online Submit" renderLink={leadTo('#online')}>
        Four short steps. What you type is saved as you go.
      </ChoiceCard>
      <ChoiceCard urgent icon={IconPhone} title="Call 1.888.CLAIM.50" renderLink={leadTo('tel:+18882524650')}>
        For anything serious.
      </ChoiceCard>
      <ChoiceCard icon={IconMail} title="Email Send" renderLink={leadTo('#email')}>
        A short message with your files.
      </ChoiceCard>
    </ChoiceCards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Call 1.888.CLAIM.50/ })).toHaveAttribute('href', 'tel:+18882524650')
  },
}
