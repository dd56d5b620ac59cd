import type { IdentityProvider } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const meta = {
  title: 'Settings/Single sign-on',
  component: PortalStory,
  args: { path: '/settings/single-sign-on' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const provider: IdentityProvider = {
  RecId: 1,
  ClientId: 12,
  Domain: 'ridge-freight.example',
  Issuer: 'https://login.ridge-freight.example/tenants/6f0c2c1e-8a1b-4d52-9a0f',
  ClientIdentifier: 'member-portal',
  GroupsClaim: 'groups',
  Roles: [{ value: 'portal-managers', RoleGroupsRecId: 22 }],
  AllowsPasswords: false,
}
const server = (providers: IdentityProvider[] | null, more: MockHandlers = {}) =>
  mockApi({
    ...signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-008'] }),
    '/GetIdentityProviders': providers && { Payload: providers },
    ...more,
  })

export const NoProviders: Story = {
  name: 'No providers',
  beforeEach: server([]),
  play: async ({ canvas }) => {
    await canvas.findByText('No providers')
  },
}

const saved: unknown[] = []

export const Changed: Story = {
  name: 'A provider keeps its secret when it is changed',
  beforeEach: () => {
    saved.length = 0
    return server([provider], {
      '/SaveIdentityProvider': async (_: URLSearchParams, request: Request) => {
        saved.push(await request.json())
        return done
      },
    })()
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Providers' }))
    await table.findByText('Ridge Freight Lines')
    await table.findByText('Not allowed')
    await userEvent.click(table.getByRole('button', { name: 'Change ridge-freight.example' }))
    const dialog = within(await screen.findByRole('dialog'))
    const claim = dialog.getByRole('textbox', { name: /^Groups claim/ })
    await userEvent.clear(claim)
    await userEvent.type(claim, 'roles')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('The provider was saved.')
    await expect(saved).toEqual([expect.objectContaining({ RecId: 1, GroupsClaim: 'roles' })])
    await expect(saved[0]).not.toHaveProperty('ClientSecret')
  },
}

export const MissingFields: Story = {
  name: 'A new provider with missing fields, then a refusal',
  beforeEach: server([], {
    '/SaveIdentityProvider': { Error: { ErrorStatus: 1, ErrorMessage: 'The issuer did not respond. Check the URL.' } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a provider' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Please fill in Issuer')
    await expect(dialog.getByRole('textbox', { name: /^Email domain/ })).toHaveFocus()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email domain/ }), 'keel.example')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Issuer/ }), 'https://keel.example')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Client ID' }), 'portal')
    await userEvent.type(dialog.getByLabelText('Client secret'), 'a-secret')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText(/The issuer did not respond. Check the URL./)
    await expect(dialog.getByRole('textbox', { name: 'Client ID' })).toHaveValue('portal')
  },
}

export const Unreachable: Story = {
  name: 'The server cannot be reached',
  beforeEach: server(null),
  play: async ({ canvas }) => {
    await canvas.findByText('The providers did not load')
  },
}
