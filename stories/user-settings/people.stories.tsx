import type { Person } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { done, usersServer } from './mock-handlers.ts'

const meta = {
  title: 'User settings/People',
  component: PortalStory,
  args: { path: '/settings/people' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const person = (RecId: number, more: Partial<Person> = {}): Person => ({
  ...{ RecId, FirstName: 'Max', LastName: `Okafor ${RecId}`, Email: `max.${RecId}@ridge-freight.example` },
  ...{ ClientId: 12, ClientName: 'Ridge Freight Lines', GroupName: 'Member', GroupCode: 'Policyholder' },
  ...{ roleName: 'Manager', IsActive: 1, isInvited: false, isEditable: true, mayBeViewed: true },
  ...{ lastSignIn: '2026-11-20T15:00:00.000Z', ...more },
})
const many = Array.from({ length: 100 }, (_, at) => person(at + 1))
const three = [
  person(2),
  person(3, { FirstName: 'Eve', isInvited: true, lastSignIn: null, mayBeViewed: false }),
  person(4, { FirstName: 'Ivy', isEditable: false, IsActive: 0, roleName: null, GroupName: null, GroupCode: null }),
]

const sent: string[] = []
const server = (people: Person[], more: MockHandlers = {}) =>
  usersServer(
    {
      '/GetPeople': (query: URLSearchParams) => ({
        Payload: people.filter(({ Email }) => Email.includes(query.get('Search') ?? '')),
      }),
      '/SetUsersActive': async (_: URLSearchParams, request: Request) => {
        sent.push(await request.text())
        return done
      },
      ...more,
    },
    { group: 'eMaxx', permissions: ['000-001', '000-001-002'] },
  )

export const Many: Story = {
  name: 'Many people, found by email',
  beforeEach: server(many),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'People' })
    await userEvent.type(canvas.getByRole('searchbox'), 'max.42@')
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('link', { name: 'Max Okafor 42' })).toHaveAttribute(
      'href',
      '/user-settings/member/12/42',
    )
  },
}

export const InviteFromList: Story = {
  name: 'Links to a list of users to invite',
  beforeEach: server(three, signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-002', '000-001-006'] })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^To invite many people at once, fill in the users template/)
    await expect(canvas.getByRole('link', { name: 'Invite from a list' })).toHaveAttribute(
      'href',
      '/settings/data?kind=users',
    )
  },
}

export const Deactivating: Story = {
  name: 'Deactivates the selected people',
  beforeEach: server(three),
  play: async ({ canvas }) => {
    sent.length = 0
    await canvas.findByRole('table', { name: 'People' })
    for (const box of canvas.getAllByRole('checkbox').slice(-3)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate 2 users?' }))
    await dialog.findByText(/Max Okafor 2 \(max\.2@/)
    await dialog.findByText(/You cannot change Ivy Okafor 4/)
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('Deactivated 2 users.')
    await expect(sent).toEqual(['{"RecIds":[2,3],"IsActive":0}'])
  },
}

export const None: Story = {
  name: 'No people',
  beforeEach: server([]),
  play: async ({ canvas }) => {
    await canvas.findByText('No people found')
  },
}

export const FailedToLoad: Story = {
  name: 'People failed to load',
  beforeEach: server([], { '/GetPeople': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The people did not load')
  },
}

export const OnAPhone: Story = {
  name: 'People on a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: server(three),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'People' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Viewing: Story = {
  name: 'Page while viewing as another user',
  args: { path: '/footer/contact-us' },
  beforeEach: () => {
    const email = 'dana.reyes@ridge-freight.example'
    const soon = new Date(Date.now() + 1_800_000).toISOString()
    return server([], {
      '/checkAuth': {
        Payload: {
          email,
          idleExpiresAt: soon,
          idleSecondsLeft: 1_800,
          expiresAt: soon,
          viewedBy: 'staff@demo.example',
        },
      },
    })()
  },
  play: async ({ canvas }) => {
    const note = within(await canvas.findByRole('region', { name: 'Viewing as another user' }))
    await note.findByText(/You are viewing the portal as Dana Reyes/)
    await expect(note.getByRole('button', { name: 'Stop viewing' })).toBeVisible()
  },
}
