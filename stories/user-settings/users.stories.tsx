import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { companies, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { done, usersServer } from './mock-handlers.ts'

const meta = {
  title: 'User settings/Users',
  component: PortalStory,
  args: { path: '/user-settings/policyholder/12' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const headersOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent?.trim())

export const Groups: Story = {
  name: '[USR-001] [USR-007] Groups',
  args: { path: '/user-settings' },
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await canvas.findByText('Please select a group')
    const staff = await canvas.findByRole('link', { name: /^eMaxx/ })
    await expect(staff).toHaveAttribute('href', '/user-settings/emaxx/12')
    await expect(canvas.getByRole('link', { name: /^XMember/ })).toHaveAttribute('href', '/user-settings/xmember')
    await userEvent.click(staff)
    await canvas.findByRole('heading', { level: 1, name: 'eMaxx' })
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(6)
  },
}

export const StaffWithoutCompany: Story = {
  name: '[USR-007] Staff users for any company id',
  args: { path: '/user-settings/emaxx' },
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'eMaxx' })
  },
}

const many = Array.from({ length: 40 }, (_, at) => ({ ...companies[0], ClientId: 100 + at, ClientName: `Line ${at}` }))

export const Companies: Story = {
  name: '[USR-002] [USR-008] [USR-009] [USR-010] Companies of a group',
  args: { path: '/user-settings/member' },
  beforeEach: usersServer({ '/getClients': { Payload: [...companies, ...many] } }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Companies, Member' })
    await expect(headersOf(table)).toEqual([
      'Company Name',
      'ClientCode',
      'Address',
      'City',
      'State',
      'Zip Code',
      'Phone',
    ])
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search companies' }), 'e')
    await expect(canvas.queryByText('Blue Mesa Haulers')).toBeNull() // is of another type
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search companies' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search companies' }), 'ridge')
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('link', { name: 'Ridge Freight Lines' }))
    await canvas.findByRole('table', { name: 'Users' })
  },
}

export const CompaniesFailing: Story = {
  name: '[SEL-015] [GEN-008] Companies failed to load',
  args: { path: '/user-settings/policyholder' },
  beforeEach: usersServer({ '/getClients': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('Choose a company to see its users.')
    await waitFor(() => expect(canvas.queryByText('Loading companies')).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByText(/did not load|No Companies Found/)).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const NoCompanies: Story = {
  name: 'No companies',
  args: { path: '/user-settings/xmember' },
  beforeEach: usersServer({ '/getClients': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Companies Found.')
  },
}

export const NoSuchGroup: Story = {
  name: 'Redirects for an unknown group',
  args: { path: '/user-settings/nobody/999' },
  beforeEach: usersServer({ '/GetClientByClientId': { Payload: companies[0] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Please select a group')
  },
}

export const Users: Story = {
  name: '[USR-003] [USR-011] [USR-012] [USR-015] Users of a company',
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Users' })
    const headers = headersOf(table)
    await expect(headers).toEqual(['First Name', 'Last Name', 'Role', 'Email', 'Phone', 'Last sign-in', 'Actions'])
    await expect(within(table).getAllByRole('row')).toHaveLength(5)
    await expect(within(table).queryByText('Guy')).toBeNull()
    await expect(within(table).getByText('Employee, inactive')).toBeVisible()
    await expect(within(table).getByText('No role, invited')).toBeVisible()
    const ada = within(within(table).getByText('Ada').closest('tr') as HTMLElement)
    await expect(ada.queryByRole('link', { name: /^Edit/ })).toBeNull()
    await expect(ada.queryByRole('button', { name: /^Delete/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Edit Eve Okafor' })).toHaveAttribute(
      'href',
      '/user-settings/policyholder/12/3',
    )
    await expect(canvas.getByRole('button', { name: 'Delete Max Okafor' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute(
      'href',
      '/user-settings/policyholder/12/add',
    )
  },
}

export const Oneself: Story = {
  name: 'Users can edit but not delete themselves',
  beforeEach: usersServer({}, { group: 'eMaxx', permissions: ['000-001', '000-001-002'] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Edit Ada Okafor' })
    await expect(canvas.queryByRole('button', { name: 'Delete Ada Okafor' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Delete Max Okafor' })).toBeVisible()
  },
}

export const LastSignIn: Story = {
  name: 'Sorts by last sign-in, never first',
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Users' })
    await userEvent.click(within(table).getByRole('button', { name: 'Last sign-in' }))
    const lines = within(table).getAllByRole('row').slice(1)
    const dates = lines.map((line) => within(line).getAllByRole('cell')).map((cells) => cells.at(-2)?.textContent)
    await expect(dates).toEqual(['Never', 'Never', '02/03/2026', '11/20/2026'])
  },
}

const own = ['000-001', '000-001-003']

export const OwnCompany: Story = {
  name: 'Breadcrumbs of a manager of one company',
  args: { path: '/user-settings/member/12/add' },
  beforeEach: usersServer({}, { permissions: own }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Add User' })
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    const steps = trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(steps).toEqual([['Users', '/user-settings/member/12']])
    const [users] = trail.getAllByRole('link')
    const word = document.createRange()
    word.selectNodeContents(users!)
    // The touch target of a short breadcrumb must not move the next one.
    await expect(users!.getBoundingClientRect().width).toBeCloseTo(word.getBoundingClientRect().width, 0)
  },
}

export const StepsOfTheStaff: Story = {
  name: 'Breadcrumbs of staff users',
  args: { path: '/user-settings/emaxx/12/add' },
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Add User' })
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    const steps = trail.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(steps).toEqual(['/user-settings', '/user-settings/emaxx/12'])
  },
}

export const NamesOnAPhone: Story = {
  name: 'Phone cards with the full name',
  args: { path: '/user-settings/policyholder/12' },
  beforeEach: usersServer(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Users' }))
    await waitFor(() => expect(table.getByText('Ada', { selector: 'td > span' })).toBeVisible())
    const [, head] = table.getAllByText('Okafor', { exact: false, selector: '[data-names] span' })
    await expect(head).toBeVisible()
  },
}

const codes = (list: string[]) => ({ Payload: list.map((Code, ObjectsRecId) => ({ ObjectsRecId, IsActive: 1, Code })) })

export const Permissions: Story = {
  name: '[USR-013] Permissions of each role',
  beforeEach: usersServer({
    '/GetRoleGroupObjectAccess': (query: URLSearchParams) =>
      codes(
        {
          '21': ['001', '001-004', '002-001', '000-001', '000-001-003'],
          '22': ['001', '001-004', '002-001'],
          '23': ['001', '005'],
        }[query.get('RoleGroupsRecId') ?? ''] ?? ['000-001', '000-001-002', '000-001-003'],
      ),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Permissions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Permissions of Member' }))
    await dialog.findByRole('heading', { name: 'Employee has access to' })
    await dialog.findByRole('heading', { name: 'Manager: everything an Employee has, plus' })
    await expect(dialog.getByText('policy library')).toBeInTheDocument()
    await expect(dialog.getByText('Except')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Permissions' })).toHaveFocus())
  },
}

const deleted: string[] = []
const pressDelete = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Eve Okafor' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Eve Okafor?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'DELETE' }))
  return dialog
}

export const Deleting: Story = {
  name: '[USR-026] [USR-038] [USR-048] [USR-050] Deletes a user, then notifications and role',
  beforeEach: usersServer(
    { '/DeleteUser': (_: URLSearchParams, { method }: Request) => (method === 'DELETE' ? done : null) },
    {},
    deleted,
  ),
  play: async ({ canvas }) => {
    deleted.length = 0
    await pressDelete(canvas)
    await screen.findByText('User Deleted Successfully')
    await expect(deleted.map((call) => call.split(' ')[0])).toEqual([
      'DeleteUser',
      'UpdateClaimNotificationSelectionsByUser',
      'UpdateUserRoleGroup',
    ])
    await expect(deleted[0]).toBe('DeleteUser RecId=3')
    await expect(deleted[1]).toMatch(/"IsSelected":false,"SendEmail":false.*"User deleted by dana/)
    await expect(deleted[2]).toContain('"IsActive":0')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()) // the row was removed
  },
}

const stopped: string[] = []
let answers: unknown[] = []

export const DeletingFails: Story = {
  name: '[USR-039] Tries again after a failed deletion',
  beforeEach: [
    () => void (answers = [Response.json({}, { status: 500 }), done]),
    usersServer({ '/DeleteUser': () => answers.shift() }, {}, stopped),
  ],
  play: async ({ canvas }) => {
    stopped.length = 0
    const dialog = await pressDelete(canvas)
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent(/^Whoops! We couldn't delete your user.+/)
    await expect(alert.parentElement).toHaveFocus()
    await expect(stopped).toEqual(['DeleteUser RecId=3'])
    await userEvent.click(dialog.getByRole('button', { name: 'DELETE' }))
    await screen.findByText('User Deleted Successfully')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const ClearingFails: Story = {
  name: 'Reports a failure after DELETE',
  beforeEach: usersServer({
    '/UpdateClaimNotificationSelectionsByUser': {
      Error: { ErrorStatus: 1, ErrorMessage: 'This user does not exist.' },
    },
  }),
  play: async ({ canvas }) => {
    await pressDelete(canvas)
    await screen.findByText('User Deleted Successfully')
    await screen.findByText(/^eve@ridge-freight\.example was deleted and can no longer sign in, but/)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.queryByText("Whoops! We couldn't delete your user")).toBeNull()
  },
}

let isGone = false

export const DeletingAnswerLost: Story = {
  name: 'Tries again after a lost response',
  beforeEach: [
    () => void (isGone = false),
    usersServer({
      '/DeleteUser': () => {
        const first = !isGone
        isGone = true
        return first ? null : { Error: { ErrorStatus: 1, ErrorMessage: 'This user does not exist.' } }
      },
      '/GetUser': () => ({ Payload: null }),
    }),
  ],
  play: async ({ canvas }) => {
    const dialog = await pressDelete(canvas)
    await dialog.findByRole('alert')
    await userEvent.click(dialog.getByRole('button', { name: 'DELETE' }))
    await screen.findByText('User Deleted Successfully')
  },
}

const group = (Name: string, Code: string) => ({ RecId: Name === 'eMaxx' ? 1 : 2, Name, Code, linkedRoleGroups: [] })

export const OwnCompanyOfTheStaff: Story = {
  name: '[SHL-006] Own company of the staff',
  args: { path: '/user-settings/member/12' },
  beforeEach: usersServer(
    { '/GetGroupsWithRoleGroups': { Payload: [group('eMaxx', 'Emaxx'), group('Member', 'Policyholder')] } },
    { group: 'eMaxx', permissions: ['000-001', '000-001-003'] },
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'eMaxx' })
    await expect(within(await canvas.findByRole('table', { name: 'Users' })).getAllByRole('row')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/user-settings/member/12/add')
  },
}

export const OfAnotherCompany: Story = {
  name: 'Users of a company that is not the active one',
  args: { path: '/user-settings/policyholder/14' },
  beforeEach: usersServer({
    '/GetClientByClientId': (query: URLSearchParams) => ({
      Payload: companies.find(({ ClientId }) => String(ClientId) === query.get('ClientId')) ?? null,
    }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'St. Croix Cartage, Inc.' })
    const note = /Your active company is Ridge Freight Lines, but these are the users of St\. Croix Cartage, Inc\./
    await canvas.findByText(note)
    const header = within(canvas.getByRole('banner'))
    await header.findByText('St. Croix Cartage, Inc.')
    await userEvent.click(canvas.getByRole('link', { name: 'Edit Guy Okafor' }))
    await canvas.findByText(note)
    await header.findByText('Guy Okafor')
  },
}

export const NoUsers: Story = {
  name: '[USR-052] No users',
  beforeEach: usersServer({ '/GetUsersByGroup': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Users Found.')
  },
}

export const FailedToLoad: Story = {
  name: 'Users failed to load',
  beforeEach: usersServer({ '/GetUsersByGroup': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The users did not load')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
