import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { connectionHandlers } from './sample-connections.ts'

const meta = {
  title: 'Connections/Connections',
  component: PortalStory,
  args: { path: '/settings/data/connections' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const nothing = {
  '/GetServiceAccounts': { Payload: [] },
  '/GetWatchedPlaces': { Payload: [] },
  '/GetWebhook': { Payload: null },
  '/GetWebhookMessages': { Payload: [] },
}
const failing = Object.fromEntries(Object.keys(nothing).map((path) => [path, null]))
const refused = { Payload: null, Error: { ErrorStatus: 1, ErrorMessage: 'This URL is not public.' } }

export const Connected: Story = {
  name: 'Connections in every state',
  beforeEach: mockApi(connectionHandlers()),
  play: async ({ canvas }) => {
    const accounts = within(await canvas.findByRole('table', { name: 'Service accounts' }))
    for (const state of ['Active', 'Expired', 'Revoked'])
      await expect(accounts.getByRole('cell', { name: state })).toBeVisible()
    const messages = within(await canvas.findByRole('table', { name: 'Webhook messages' }))
    for (const state of ['On its way', 'Sent', 'Not delivered', 'Discarded'])
      await expect(messages.getByRole('cell', { name: state })).toBeVisible()
    await canvas.findByText('The last check failed')
    await canvas.findByText('1 message was not delivered. Choose “Send again” or “Discard”.')
  },
}

export const Empty: Story = {
  name: 'No connections',
  beforeEach: mockApi(connectionHandlers(nothing)),
  play: async ({ canvas }) => {
    for (const text of ['No service accounts', 'No watched locations', 'No webhook is set up.', 'No messages'])
      await canvas.findByText(text)
  },
}

export const FailedToLoad: Story = {
  name: 'Sections failed to load',
  beforeEach: mockApi(connectionHandlers(failing)),
  play: async ({ canvas }) => {
    for (const what of ['The service accounts', 'The watched locations', 'The webhook', 'The messages'])
      await canvas.findByText(`${what} did not load`)
  },
}

export const NotOffered: Story = {
  name: 'Server without connections',
  beforeEach: mockApi(connectionHandlers({ '/GetCapabilities': { Payload: [] } })),
  play: async ({ canvas }) => {
    await canvas.findByText('Connections are not available on this server')
  },
}

export const TokenShown: Story = {
  name: 'Token shown once',
  beforeEach: mockApi(connectionHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a service account' }))
    const form = within(await within(document.body).findByRole('dialog', { name: 'Add a service account' }))
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    await form.findByText('Enter a name.')
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Prairie Fire')
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    const shown = within(await within(document.body).findByRole('dialog', { name: 'Token for Prairie Fire' }))
    await shown.findByText('service_1b9Xw0sampleTokenThatIsShownOnce')
  },
}

export const AddressRefused: Story = {
  name: 'URL refused',
  beforeEach: mockApi(connectionHandlers({ ...nothing, '/SetWebhook': refused })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up the webhook' }))
    const form = within(await within(document.body).findByRole('dialog', { name: 'Set up the webhook' }))
    await userEvent.type(form.getByRole('textbox', { name: /^URL/ }), 'https://10.0.0.1/')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText(/This URL is not public/)
  },
}

export const Discarding: Story = {
  name: 'Confirmation before discarding a message',
  beforeEach: mockApi(connectionHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Discard CN/ }))
    await within(document.body).findByRole('alertdialog', { name: /^Discard the message about CN/ })
  },
}

export const NotRevoked: Story = {
  name: 'Failed revocation is forgotten on cancel',
  beforeEach: mockApi(connectionHandlers({ '/RevokeServiceAccount': null })),
  play: async ({ canvas, userEvent }) => {
    const open = async (at: number) => {
      const buttons = await canvas.findAllByRole('button', { name: /^Revoke / })
      await userEvent.click(buttons[at]!)
      return within(await within(document.body).findByRole('alertdialog'))
    }
    const first = await open(0)
    await userEvent.click(first.getByRole('button', { name: 'Revoke' }))
    await first.findByRole('alert')
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }))
    await expect((await open(1)).queryByRole('alert')).toBeNull()
  },
}
