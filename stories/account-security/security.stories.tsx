import type { AccountSecurity } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const meta = {
  title: 'Settings/Security',
  component: PortalStory,
  args: { path: '/settings/security' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const session = (RecId: number, Device: string, more: Partial<AccountSecurity['Sessions'][number]> = {}) => ({
  ...{ RecId, Device, NetworkAddress: '203.0.113.7', IsCurrent: false, IsBrowser: true },
  ...{ SignedInAt: '2026-11-26T14:03:00.000Z', UsedAt: '2026-11-27T08:15:00.000Z' },
  ...more,
})
const plain: AccountSecurity = {
  HasPassword: true,
  HasAuthenticatorApp: false,
  NeedsSecondStep: false,
  RecoveryCodesLeft: 0,
  Passkeys: [],
  Sessions: [session(1, 'Chrome on Windows', { IsCurrent: true })],
  MayChange: true,
}
const account = (more: Partial<AccountSecurity> = {}, calls: MockHandlers = {}) =>
  mockApi({ ...signedInAs(), '/GetAccountSecurity': { Payload: { ...plain, ...more } }, ...calls })

export const PasswordOnly: Story = {
  name: 'Only a password',
  beforeEach: account(),
  play: async ({ canvas }) => {
    await canvas.findByText('No passkeys yet.')
    await expect(canvas.getByRole('button', { name: 'Set up an app' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  },
}

const ended: string[] = []

export const AllFactors: Story = {
  name: 'Passkeys, an app and other devices',
  beforeEach: () => {
    ended.length = 0
    return account(
      {
        HasAuthenticatorApp: true,
        RecoveryCodesLeft: 1,
        Passkeys: [
          { RecId: 1, Name: 'Work phone', CreatedAt: '2026-10-01T10:00:00.000Z', UsedAt: '2026-11-27T07:00:00.000Z' },
          { RecId: 2, Name: 'Laptop', CreatedAt: '2026-11-02T10:00:00.000Z', UsedAt: null },
        ],
        Sessions: [
          ...plain.Sessions,
          session(2, 'Safari on iOS', { NetworkAddress: '2001:db8:85a3:8d3:1319:8a2e:370:7348' }),
          session(3, 'dispatch-tool', { IsBrowser: false }),
        ],
      },
      {
        '/EndSession': (query: URLSearchParams) => {
          ended.push(query.get('RecId') ?? '')
          return done
        },
      },
    )()
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1 recovery code left')
    await canvas.findByText('Added 11/02/2026, not used yet')
    const table = within(canvas.getByRole('table', { name: 'Where you are signed in' }))
    await table.findByText('This device')
    await table.findByText('dispatch-tool, Software with an access token')
    await userEvent.click(table.getByRole('button', { name: 'Sign out Safari on iOS' }))
    await screen.findByText('The device was signed out.')
    await expect(ended).toEqual(['2'])
  },
}

export const SignedInLongAgo: Story = {
  name: 'Signed in too long ago to change anything',
  beforeEach: account({ MayChange: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('To change these settings, sign in again')
    await expect(canvas.getByRole('button', { name: 'Set up an app' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeDisabled()
  },
}

export const NeedsApp: Story = {
  name: 'Role that requires an app',
  beforeEach: account({ HasAuthenticatorApp: true, NeedsSecondStep: true, RecoveryCodesLeft: 10 }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your role requires a second step, so the app cannot be removed.')
    await expect(canvas.queryByRole('button', { name: 'Remove the app' })).toBeNull()
  },
}

export const WrongCode: Story = {
  name: 'A wrong code while setting up an app',
  beforeEach: account(
    {},
    {
      '/StartAuthenticatorApp': {
        ...done,
        Payload: {
          Secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          Uri: 'otpauth://totp/Portal:dana?secret=JBSWY3DPEHPK3PXP',
        },
      },
      '/ConfirmAuthenticatorApp': { Error: { ErrorStatus: 1, ErrorMessage: 'This code is incorrect.' } },
    },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an app' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an app' }))
    await dialog.findByRole('img', { name: 'QR code for your authenticator app' })
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '000000{Enter}')
    await dialog.findByText('This code is incorrect.')
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('000000')
  },
}

export const Unreachable: Story = {
  name: 'The server cannot be reached',
  beforeEach: mockApi({ ...signedInAs(), '/GetAccountSecurity': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your sign-in settings did not load')
  },
}

export const NotOffered: Story = {
  name: 'A server without these settings',
  beforeEach: mockApi({ ...signedInAs(), '/GetCapabilities': { Payload: ['Capabilities'] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Sign-in settings are not available on this server')
    await expect(canvas.queryByRole('link', { name: 'Security' })).toBeNull()
  },
}
