import type { ClaimNotificationSelection, User } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { formatDate } from '../../src/format/date.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { criteria, daysAgo, notification, received, selected } from './sample-notifications.ts'

const meta = {
  title: 'Claims/Notifications',
  component: PortalStory,
  args: { path: '/claims/claims-notifications' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const member = ['004', '004-001', '004-001-002', '004-001-004', '004-001-005']
const asked = { users: [] as (string | null)[], saved: [] as unknown[] }

/** Records the requested users and the saved selections. */
function userHandlers(permissions: readonly string[] = member, over: MockHandlers = {}): MockHandlers {
  asked.users = []
  asked.saved = []
  const of = (list: readonly unknown[]) => (query: URLSearchParams) => {
    asked.users.push(query.get('UsersRecId'))
    return { Payload: list }
  }
  return {
    ...signedInAs({ permissions }),
    '/GetClaimNotificationsByUser': of(received),
    '/GetClaimNotificationCriteria': { Payload: criteria },
    '/GetClaimNotificationSelectionsByUser': of([selected()]),
    '/UpdateClaimNotificationSelectionsByUser': async (_: URLSearchParams, request: Request) => {
      asked.saved.push(await request.json())
      return { Error: { ErrorStatus: 0, ErrorMessage: null } }
    },
    ...over,
  }
}

const cells = (table: HTMLElement, at: number) =>
  [...table.querySelectorAll('tbody tr')].map((row) => row.children[at]?.textContent)

async function openOptions(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Options' }))
  return await canvas.findByRole('checkbox', { name: 'New claim' })
}

async function save(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  const dialog = await within(document.body).findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
}

export const Grid: Story = {
  name: '[NTF-001] [NTF-003] [NTF-004] [NTF-005] [NTF-013] [PRM-075] Notifications of the last 90 days',
  beforeEach: () => mockApi(userHandlers())(),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Notifications' })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Claim Number',
      'Claimant',
      'Total Incurred',
      'Criteria',
      'Criteria Value',
      'Date Criteria Met',
      'LOB',
      'Policy Number',
      'Reported Date',
    ])
    await expect(cells(table, 0)).toEqual(['CL-26-0010', 'CL-26-0011', 'CL-26-0012'])
    await expect(cells(table, 1)).toEqual(['R. Alvarez', 'R. Alvarez', 'R. Alvarez'])
    await expect(cells(table, 2)).toEqual(['$31,400', '$31,400', '$31,400'])
    await expect(cells(table, 4)).toEqual(['$25,000', 'Any', '$25,000'])
    await expect(cells(table, 6)).toEqual(['Commercial Auto', 'Commercial Auto', 'Commercial Auto'])
    await expect(cells(table, 3)).toEqual(['Total incurred at least', 'New claim', 'Total incurred at least'])
    await expect(cells(table, 5)).toEqual([1, 2, 3].map((days) => formatDate(daysAgo(days))))
    await expect(cells(table, 7)).toEqual(['CA-26-0012', 'CA-26-0012', 'CA-26-0012'])
    await expect(cells(table, 8)).toEqual([3, 4, 5].map((days) => formatDate(daysAgo(days))))
    await expect(new Set(asked.users)).toEqual(new Set(['1']))
    await expect(within(table).getAllByRole('link')[0]).toHaveAttribute('href', '/Claims/7?search=CL-26-0010')
  },
}

const withoutLinks: NonNullable<Story['play']> = async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Notifications' })
  await expect(within(table).queryByRole('link')).toBeNull()
}

export const MetTwice: Story = {
  name: 'Criterion met twice by one claim',
  beforeEach: () => {
    const again = [notification(2), notification(2, { DateCriteriaMet: daysAgo(1) })]
    return mockApi(userHandlers(member, { '/GetClaimNotificationsByUser': { Payload: again } }))()
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Notifications' })
    await expect(cells(table, 5)).toEqual([1, 3].map((days) => formatDate(daysAgo(days))))
  },
}

export const NoClaims: Story = {
  name: '[PRM-073] No permission to view claims',
  beforeEach: () => mockApi(userHandlers(member.filter((code) => code !== '004-001-002')))(),
  play: withoutLinks,
}

export const NoClaimsPage: Story = {
  name: '[PRM-072] No permission for the claims page',
  beforeEach: () => mockApi(userHandlers(member.filter((code) => code !== '004-001')))(),
  play: withoutLinks,
}

export const Empty: Story = {
  name: '[NTF-022] No notifications',
  beforeEach: () => mockApi(userHandlers(member, { '/GetClaimNotificationsByUser': { Payload: [] } }))(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Notifications Found.')).toBeVisible()
  },
}

export const NoCriteria: Story = {
  name: '[NTF-022] No criteria',
  args: { path: '/claims/claims-notifications?panel=options' },
  beforeEach: () => mockApi(userHandlers(member, { '/GetClaimNotificationCriteria': { Payload: [] } }))(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Selections Found.')).toBeVisible()
  },
}

export const FailedToLoad: Story = {
  name: 'Notifications failed to load',
  beforeEach: () => mockApi(userHandlers(member, { '/GetClaimNotificationsByUser': null }))(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The notifications did not load')).toBeVisible()
    await openOptions(canvas)
  },
}

export const Options: Story = {
  name: '[NTF-006] [NTF-007] [NTF-009] [NTF-014] [NTF-015] Options',
  beforeEach: () => mockApi(userHandlers())(),
  play: async ({ canvas }) => {
    await expect(await openOptions(canvas)).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Total incurred at least $25,000' })).not.toBeChecked()
    await expect(canvas.queryByRole('checkbox', { name: /Reserve raised/ })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: 'Email Notifications' })).not.toBeChecked()
    const portal = canvas.getByRole('checkbox', { name: 'Member Portal' })
    await expect(portal).toBeChecked()
    await expect(portal).toBeDisabled()
  },
}

export const Saving: Story = {
  name: '[NTF-008] [NTF-011] [NTF-012] [NTF-016] [NTF-018] [PRM-076] Save with confirmation',
  beforeEach: () => mockApi(userHandlers())(),
  play: async ({ canvas }) => {
    await openOptions(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Total incurred at least $25,000' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email Notifications' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(asked.saved).toEqual([])
    await save(canvas)
    await canvas.findByRole('table', { name: 'Notifications' })
    await within(document.body).findByText('Your request is complete and will take effect within the next 24 hours!')
    await expect(await canvas.findByText('Changes pending')).toBeVisible()
    const common = {
      IsSelected: true,
      SendEmail: true,
      ModifiedComments: 'Updated by dana.reyes@ridge-freight.example',
    }
    await expect(asked.saved).toEqual([
      [
        { ...selected(), ...common },
        { ...selected(), ...common, RecId: undefined, ClaimNotificationCriteriaRecId: 4 },
      ].map((one) => JSON.parse(JSON.stringify(one)) as unknown),
    ])
  },
}

export const EndingEmail: Story = {
  name: '[NTF-008] Email turned off',
  beforeEach: () =>
    mockApi(
      userHandlers(member, {
        '/GetClaimNotificationSelectionsByUser': { Payload: [{ ...selected(), SendEmail: true }] },
      }),
    )(),
  play: async ({ canvas }) => {
    await openOptions(canvas)
    const email = canvas.getByRole('checkbox', { name: 'Email Notifications' })
    await expect(email).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Total incurred at least $25,000' }))
    await userEvent.click(email)
    await expect(email).not.toBeChecked()
    await save(canvas)
    await waitFor(() => expect(asked.saved).toHaveLength(1))
    const saved = asked.saved[0] as { IsSelected: boolean; SendEmail: boolean }[]
    await expect(saved.map(({ IsSelected, SendEmail }) => [IsSelected, SendEmail])).toEqual([
      [true, false],
      [true, false],
    ])
  },
}

export const NotSaved: Story = {
  name: '[NTF-019] Save fails',
  beforeEach: () =>
    mockApi(
      userHandlers(member, {
        '/UpdateClaimNotificationSelectionsByUser': {
          Error: { ErrorStatus: 1, ErrorMessage: 'This user does not exist.' },
        },
      }),
    )(),
  play: async ({ canvas }) => {
    await userEvent.click(await openOptions(canvas))
    const before = asked.users.length
    await save(canvas)
    await within(document.body).findByText('Save Selections Failed')
    await waitFor(() => expect(asked.users.length).toBe(before + 1))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'New claim' })).toBeChecked())
  },
}

export const NotAllowedToSave: Story = {
  name: '[NTF-010] [PRM-076] No permission to save',
  args: { path: '/claims/claims-notifications?panel=options' },
  beforeEach: () => mockApi(userHandlers(member.slice(0, -1)))(),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Save' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull()
  },
}

export const NotAllowed: Story = {
  name: '[NTF-002] [PRM-075] No permission for the page',
  beforeEach: () => mockApi(userHandlers(['004', '004-001', '004-001-005']))(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have permission to view this page.')).toBeVisible()
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(asked.users).toEqual([])
  },
}

export const StaffLink: Story = {
  name: '[NTF-021] [PRM-078] No permission for the staff link',
  beforeEach: () => mockApi(userHandlers())(),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Staff notifications' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
  },
}

const staff = [...member, '004-001-007']

const person = (RecId: number, FirstName: string, IsActive = 1): User => ({
  RecId,
  FirstName,
  LastName: 'Stone',
  Email: `${FirstName.toLowerCase()}.stone@captive.example`,
  Phone: '918-555-0100',
  AddressLine1: '',
  City: '',
  State: '',
  ZipCode: '',
  IsActive,
  ClientId: 900,
  roleName: 'Manager',
})

const groups = [
  { RecId: 1, Name: 'eMaxx', Code: 'eMaxx' },
  { RecId: 2, Name: 'Policyholder', Code: 'Policyholder' },
]

const staffDesk = (users: readonly User[], permissions = staff) =>
  userHandlers(permissions, {
    '/GetGroups': { Payload: groups },
    '/GetUsersByGroup': (query: URLSearchParams) => ({ Payload: query.get('GroupsRecId') === '1' ? users : [] }),
  })

export const Staff: Story = {
  name: '[NTF-020] [NTF-021] [PRM-078] Staff page',
  args: { path: '/claims/claims-notifications-emaxx' },
  beforeEach: () => mockApi(staffDesk([person(71, 'Ola'), person(72, 'Ben'), person(73, 'Gone', 0)]))(),
  play: async ({ canvas }) => {
    const users = await canvas.findByRole('table', { name: 'Users' })
    await expect(cells(users, 0)).toEqual(['Ben Stone', 'Ola Stone'])
    await expect(asked.users).toEqual([])
    await userEvent.click(within(users).getByRole('link', { name: 'Ola Stone' }))
    await canvas.findByRole('table', { name: 'Notifications' })
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ola Stone' })).toBeVisible()
    await openOptions(canvas)
    await expect(new Set(asked.users)).toEqual(new Set(['71']))
    await save(canvas)
    await waitFor(() => expect(asked.saved).toHaveLength(1))
    await expect((asked.saved[0] as ClaimNotificationSelection[])[0]).toMatchObject({
      UsersRecId: 71,
      ClientId: 900,
      ForClientId: 12,
      UserEmail: 'ola.stone@captive.example',
    })
    await userEvent.click(await canvas.findByRole('link', { name: 'All users' }))
    await canvas.findByRole('table', { name: 'Users' })
  },
}

export const UnsavedOptions: Story = {
  name: 'Asks before unsaved options of a user are lost',
  args: { path: '/claims/claims-notifications-emaxx?user=71&panel=options' },
  beforeEach: () => mockApi(staffDesk([person(71, 'Ola')]))(),
  play: async ({ canvas }) => {
    const option = await canvas.findByRole('checkbox', { name: 'Total incurred at least $25,000' })
    await userEvent.click(option)
    const leave = async (answer: 'Cancel' | 'OK') => {
      await userEvent.click(canvas.getByRole('link', { name: 'All users' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Leave the page?' }))
      await userEvent.click(question.getByRole('button', { name: answer }))
    }
    await leave('Cancel')
    await expect(option).toBeChecked()
    await leave('OK')
    await canvas.findByRole('table', { name: 'Users' })
  },
}

export const NoStaff: Story = {
  name: '[NTF-022] No users',
  args: { path: '/claims/claims-notifications-emaxx' },
  beforeEach: () => mockApi(staffDesk([]))(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Users Found.')).toBeVisible()
  },
}

export const NotStaff: Story = {
  name: '[NTF-021] [PRM-078] No permission for the staff page',
  args: { path: '/claims/claims-notifications-emaxx' },
  beforeEach: () => mockApi(staffDesk([person(71, 'Ola')], member))(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have permission to view this page.')).toBeVisible()
    await expect(canvas.queryByText('Ola Stone')).toBeNull()
  },
}
