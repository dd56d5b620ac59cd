import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { StatementScreen } from './statement-screen.tsx'
import { LibraryScreen } from './library-screen.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { RecordScreen } from './record-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'
import { RequestScreen } from './request-screen.tsx'
import { Screen } from './screen.tsx'

/** An example of each kind of screen, to copy when building a new one. */
const meta: Meta = {
  title: 'Screen kinds',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
}
export default meta

type Story = StoryObj

function kind(Kind: () => ReactNode, heading: string): Story {
  return {
    render: () => (
      <Screen>
        <Kind />
      </Screen>
    ),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
      // Wide content scrolls inside its container.
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  }
}

const phone = { viewport: { value: 'phone' } }
const tablet = { viewport: { value: 'tablet' } }

export const Overview = kind(OverviewScreen, 'Dashboard')
export const OverviewOnAPhone: Story = { ...Overview, globals: phone }
export const Register = kind(RegisterScreen, 'Claims')
export const RegisterOnATablet: Story = { ...Register, globals: tablet }
export const RegisterOnAPhone: Story = { ...Register, globals: phone }
export const Record = kind(RecordScreen, 'Claim AL-204000')
export const RecordOnAPhone: Story = { ...Record, globals: phone }
export const Statement = kind(StatementScreen, 'Financial & Profitability')
export const StatementOnAPhone: Story = { ...Statement, globals: phone }
export const StatementDark: Story = { ...Statement, globals: { scheme: 'dark' } }
export const Library = kind(LibraryScreen, 'Governance')
export const LibraryOnAPhone: Story = { ...Library, globals: phone }
export const Request = kind(RequestScreen, 'Add a vehicle')
export const RequestOnAPhone: Story = { ...Request, globals: phone }
