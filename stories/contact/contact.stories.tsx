import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { tabTexts } from '../../src/browser-storage.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const kept = 'member-portal.form.contact-1'

function mockHandlers(over: MockHandlers = {}): MockHandlers {
  return { ...signedInAs({ permissions: [] }), '/CreateEntry': done, '/SendEmail': done, ...over }
}

const meta = {
  title: 'Contact/Contact Us',
  component: PortalStory,
  args: { path: '/footer/contact-us' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function sendMessage(canvas: Canvas, text: string) {
  await userEvent.type(await canvas.findByLabelText(/^Body/), text)
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
}

export const Filling: Story = {
  name: '[CON-001] [CON-002] Contact form',
  beforeEach: mockApi(mockHandlers()),
  play: async ({ canvas }) => {
    for (const [label, value] of [
      [/^First Name/, 'Dana'],
      [/^Last Name/, 'Reyes'],
      [/^Email/, 'dana.reyes@ridge-freight.example'],
    ] as const) {
      const field = await canvas.findByLabelText(label)
      await expect(field).toHaveValue(value)
      await expect(field).toHaveAttribute('readonly')
    }
    await expect(canvas.getByLabelText(/^Body/)).not.toHaveAttribute('readonly')
  },
}

export const Missing: Story = {
  name: '[CON-003] Missing message',
  beforeEach: mockApi(mockHandlers({ '/SendEmail': null })),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Submit' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(submit)
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: 'Body' }))
    await expect(canvas.getByLabelText(/^Body/)).toHaveFocus()
  },
}

export const NamelessAccount: Story = {
  name: '[CON-003] Account without a name',
  beforeEach: mockApi(
    mockHandlers({
      '/GetUserByEmail': {
        Payload: { RecId: 1, FirstName: '', LastName: '', Email: 'dana.reyes@ridge-freight.example', ClientId: 12 },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Hello')
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual(['First Name', 'Last Name'])
  },
}

export const RefusedAddress: Story = {
  name: 'Account with an invalid email address',
  beforeEach: mockApi(
    mockHandlers({
      '/GetUserByEmail': {
        Payload: { RecId: 1, FirstName: 'Dana', LastName: 'Reyes', Email: 'dana.reyes@localhost', ClientId: 12 },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Please call me.')
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByRole('link', { name: /^Email: / })).toBeVisible()
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleErrorMessage(
      'Your account does not have a valid email address. Ask your administrator to correct it.',
    )
    await expect(canvas.getByLabelText(/^Body/)).toHaveValue('Please call me.')
    await expect(tabTexts.get(kept)).toContain('Please call me.')
  },
}

export const Sent: Story = {
  name: '[CON-006] Message sent',
  beforeEach: mockApi(mockHandlers()),
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Please call me about our fund.')
    await expect(await canvas.findByText('Message Sent Successfully')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Contact Us' })).toHaveFocus())
    await expect(canvas.getByText('Please call me about our fund.')).toBeVisible()
    await expect(canvas.getByText('member.portal@captive.example')).toBeVisible()
    await expect(tabTexts.get(kept)).toBeNull()
  },
}

export const NotSent: Story = {
  name: 'Server not reachable',
  beforeEach: mockApi(mockHandlers({ '/SendEmail': null })),
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Please call me.')
    await expect(await canvas.findByText('Not sent yet. Everything you entered is kept.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Body/)).toHaveValue('Please call me.')
    await expect(tabTexts.get(kept)).toContain('Please call me.')
    await userEvent.click(canvas.getByRole('link', { name: /home$/ }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Your message has not been sent. Do you want to leave the page?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  },
}

const fullDisk = 'The portal cannot save anything new right now. Nothing is lost. Please try again in a few minutes.'

export const NoRoom: Story = {
  name: 'Server out of disk space',
  beforeEach: mockApi(
    mockHandlers({
      '/SendEmail': () => Response.json({ Error: { ErrorStatus: 507, ErrorMessage: fullDisk } }, { status: 507 }),
    }),
  ),
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Please call me.')
    await expect(await canvas.findByText('Not sent yet. Everything you entered is kept.')).toBeVisible()
    await expect(canvas.getByText(fullDisk)).toBeVisible()
    await expect(canvas.getByLabelText(/^Body/)).toHaveValue('Please call me.')
  },
}

export const Reloaded: Story = {
  name: 'Draft restored after a reload',
  beforeEach: [
    mockApi(mockHandlers()),
    () => tabTexts.set(kept, JSON.stringify({ firstName: 'Dana', body: 'Half a sen' })),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Body/)).toHaveValue('Half a sen')
  },
}
