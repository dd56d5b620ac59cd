import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { mockApi, settled, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { claimsHandlers } from './mock-handlers.ts'

const meta = {
  title: 'Claims/Actions on a claim',
  component: PortalStory,
  args: { path: '/Claims/71/803' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const history = {
  Watched: true,
  Messages: [
    {
      Id: 'aaaaaaaa-0000-4000-8000-aaaaaaaaaaaa',
      SentAt: '2026-11-03T12:00:00.000Z',
      SentBy: 'dana.reyes@ridge-freight.example',
      SentTo: 'c.okafor@adjusters.example',
      Subject: 'Repair estimate',
      Body: 'Is the shop approved?',
      Files: [],
    },
  ],
}
const server = (over: MockHandlers = {}) =>
  mockApi(
    claimsHandlers({
      '/GetClaimHistory': { Payload: history },
      '/SendClaimMessage': done,
      '/WatchClaim': done,
      ...over,
    }),
  )

/** Opens the form, writes a message and sends it. */
async function write(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Write to the adjuster' }))
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Subject/ }), 'Rental')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'How long is it covered?')
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
}

export const Default: Story = {
  name: 'A watched claim with a message in its history',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Watch this claim' })).toBeChecked()
    await canvas.findByText('Repair estimate, sent to c.okafor@adjusters.example')
    await write(canvas)
    await within(document.body).findByText('Message sent')
  },
}

export const OnAPhone: Story = {
  ...Default,
  name: 'A watched claim on a phone',
  globals: { viewport: { value: 'phone' } },
}

export const SendingFails: Story = {
  name: 'Message that was not sent stays in the form',
  beforeEach: server({ '/SendClaimMessage': Response.json({}, { status: 500 }) }),
  play: async ({ canvas }) => {
    await write(canvas)
    await canvas.findByRole('alert')
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveValue('How long is it covered?')
  },
}
