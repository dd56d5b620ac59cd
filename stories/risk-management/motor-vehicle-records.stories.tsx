import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const landing = '/risk-management/motor-vehicle-records'

const meta = {
  title: 'Risk management/Motor Vehicle Records',
  component: PortalStory,
  args: { path: landing },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const sent = { entries: [] as unknown[], mails: [] as (string | null)[] }

function mockHandlers(permissions = ['003', '003-004', '003-005']): MockHandlers {
  sent.entries = []
  sent.mails = []
  return {
    ...signedInAs({ permissions }),
    '/CreateEntry': async (_: URLSearchParams, request: Request) => {
      sent.entries.push(await request.json())
      return done
    },
    '/SendEmail': (query: URLSearchParams) => {
      sent.mails.push(query.get('To'))
      return done
    },
  }
}

export const Landing: Story = {
  name: '[MVR-001] [MVR-002] [MVR-003] [PRM-070] Motor vehicle records',
  beforeEach: () => mockApi(mockHandlers())(),
  play: async ({ canvas }) => {
    const service = await canvas.findByRole('link', { name: /^Driver-record monitoring/ })
    await expect(service).toHaveAttribute('href', '/demo/driver-records')
    const film = canvas.getByLabelText('Motor Vehicle Records', { selector: 'video' })
    await expect(film).toBeVisible()
    await expect(film).toHaveAttribute('src', '/films/motor-vehicle-records.webm')
    const begin = canvas.getByRole('link', { name: 'Get Started' })
    await expect(begin).toHaveAttribute('href', `${landing}/get-started`)
    await userEvent.click(begin)
    await canvas.findByRole('heading', { level: 1, name: 'Get Started' })
  },
}

export const GetStarted: Story = {
  name: '[MVR-004] [MVR-005] [MVR-006] [MVR-007] [MVR-008] [MVR-009] Sends a message to the vendor',
  args: { path: `${landing}/get-started` },
  beforeEach: () => mockApi(mockHandlers())(),
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
    const submit = canvas.getByRole('button', { name: 'Submit' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByLabelText(/^What can we help you with\?/), 'Forty drivers, please.')
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(submit)
    await expect(await canvas.findByText('Message Sent Successfully')).toBeVisible()
    await expect(sent.entries).toEqual([
      { Origin: 'Contact Us', User: 'dana.reyes@ridge-freight.example', Content: 'Forty drivers, please.' },
    ])
    await expect(sent.mails[0]).toBe('mvr.vendor@captive.example')
  },
}

export const Fmcsa: Story = {
  name: '[MVR-010] [PRM-071] FMCSA',
  args: { path: '/risk-management/fmcsa' },
  beforeEach: () => mockApi(mockHandlers())(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'FMCSA' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    for (const role of ['region', 'button', 'textbox', 'table']) await expect(main.queryByRole(role)).toBeNull()
  },
}
