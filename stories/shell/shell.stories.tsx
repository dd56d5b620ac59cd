import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { network, settled, signedInAs } from './network.ts'
import { PortalStory } from './portal-story.tsx'

const meta = {
  title: 'Shell',
  component: PortalStory,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  name: '[SHL-001] The start page of somebody who may do everything',
  beforeEach: network(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await expect(canvas.getByRole('link', { name: 'Member Portal, home' })).toHaveAttribute('href', '/')
  },
}

export const FewPermissions: Story = {
  name: '[PRM-004] [PRM-006] Sections without their code are absent, entries disabled',
  beforeEach: network(signedInAs({ permissions: ['001', '002', '002-001'] })),
  play: async ({ canvas }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Sections' }))
    await expect(sidebar.queryByText('Risk Management')).toBeNull()
    const governance = sidebar.getByRole('link', { name: 'Governance' })
    await expect(governance).toHaveAttribute('aria-disabled', 'true')
    await expect(governance).not.toHaveAttribute('href')
    await expect(canvas.getByRole('button', { name: /^Settings/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SettingsMenu: Story = {
  name: '[SHL-003] The settings menu names the company and what may be set',
  beforeEach: network(signedInAs({ permissions: ['000-001', '000-001-004'] })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings, Ridge Freight Lines' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Document Upload' })).toHaveAttribute(
      'href',
      '/settings/document-upload',
    )
    await expect(menu.getByRole('menuitem', { name: 'Manage Users' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Collapsed: Story = {
  name: '[SHL-016] The sidebar collapses to its icons',
  beforeEach: network(signedInAs()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Collapse sidebar' }))
    await expect(await canvas.findByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(canvas.getByRole('link', { name: 'Insurance' })).toHaveAttribute('href', '/insurance')
  },
}

export const Section: Story = {
  name: '[SHL-023] A section page lists what it holds',
  args: { path: '/Insurance' },
  beforeEach: network(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Insurance' })
  },
}

export const Later: Story = {
  name: '[GEN-016] A page that comes later, by an encoded address',
  args: { path: '/insurance/financial-%26-profitability' },
  beforeEach: network(signedInAs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Financial & Profitability' })
  },
}

export const Idle: Story = {
  name: 'Two minutes before an idle session ends, the portal offers to stay',
  beforeEach: network(signedInAs({ idleSecondsLeft: 100 })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    const body = within(canvasElement.ownerDocument.body)
    const dialog = await body.findByRole('alertdialog', { name: 'Are you still there?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay signed in' })).toHaveFocus())
  },
}

export const ServerDown: Story = {
  name: 'The server cannot be reached when the portal opens',
  beforeEach: () => {
    const { error } = console
    const restore = network({ '/checkAuth': null })()
    console.error = () => undefined // React tells of the error that the page then shows
    return () => {
      console.error = error
      restore()
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The portal cannot be reached' })
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const OutageLater: Story = {
  name: '[AUT-028] A server that goes away signs nobody out',
  beforeEach: network(signedInAs()),
  play: async ({ canvas }) => {
    const governance = await canvas.findAllByRole('link', { name: /Governance/ })
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await userEvent.click(governance[0] as HTMLElement)
    await canvas.findByRole('heading', { level: 1, name: 'Governance' })
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible()
  },
}

export const LogOut: Story = {
  name: '[SES-020] Log Out leads to the landing page, also when the server does not answer',
  beforeEach: network({ ...signedInAs(), '/logout': null }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log Out' }))
    await canvas.findByRole('link', { name: 'Login' })
    await expect(sessionStorage).toHaveLength(0)
  },
}
