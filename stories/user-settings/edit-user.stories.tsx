import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { choose, field, optionsOf, submit, type } from './user-fields.ts'
import { usersServer } from './mock-handlers.ts'

const meta = {
  title: 'User settings/Edit User',
  component: PortalStory,
  args: { path: '/user-settings/policyholder/12/3' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const edited: string[] = []

export const Editing: Story = {
  name: '[USR-005] [USR-021] [USR-033] [USR-036] Edits a user without touching the role',
  beforeEach: usersServer({}, {}, edited),
  play: async ({ canvas }) => {
    edited.length = 0
    await canvas.findByRole('heading', { level: 1, name: 'Edit Eve Okafor' })
    await expect(await field(canvas, 'Email')).toHaveValue('eve@ridge-freight.example')
    await expect(await field(canvas, 'Role')).toHaveDisplayValue('Employee')
    const active = canvas.getByRole('checkbox', { name: 'IsActive' })
    await expect(active).not.toBeChecked()
    await userEvent.click(active)
    await type(canvas, 'City', 'Enid')
    await userEvent.click(submit(canvas))
    await screen.findByText('User Edited Successfully')
    await canvas.findByRole('table', { name: 'Users' })
    await expect(edited).toHaveLength(1)
    await expect(JSON.parse(edited[0]?.replace('UpdateUser ', '') ?? '')).toEqual({
      RecId: 3,
      FirstName: 'Eve',
      LastName: 'Okafor',
      Email: 'eve@ridge-freight.example',
      Phone: '312-456-7890',
      AddressLine1: '400 Quarry Road',
      City: 'Enid',
      State: 'IL',
      ZipCode: '60431',
      IsActive: 1,
      ClientId: 12,
    })
  },
}

const promoted: string[] = []

export const ChangingTheRole: Story = {
  name: '[USR-023] [USR-043] Replaces the role with another allowed role',
  beforeEach: usersServer({}, {}, promoted),
  play: async ({ canvas }) => {
    promoted.length = 0
    await expect(optionsOf(await field(canvas, 'Role'))).toEqual(['Manager', 'Employee'])
    await choose(canvas, 'Role', 'Manager')
    await userEvent.click(submit(canvas))
    await screen.findByText('User Edited Successfully')
    await expect(promoted.slice(1)).toEqual([
      'UpdateUserRoleGroup {"RecId":500,"RoleGroupsRecId":23,"UsersRecId":3,"IsActive":0}',
      'CreateUserRoleGroup {"UsersRecId":3,"RoleGroupsRecId":22,"IsActive":1}',
    ])
  },
}

export const RolesInWords: Story = {
  name: '[USR-013] Opens the permissions beside the role',
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What can each role do?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Permissions of Member' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

export const EditingFails: Story = {
  name: "[USR-037] Whoops! We couldn't edit your user",
  beforeEach: usersServer({ '/UpdateUser': { Error: { ErrorStatus: 1, ErrorMessage: 'This user does not exist.' } } }),
  play: async ({ canvas }) => {
    await type(canvas, 'City', 'Enid')
    await userEvent.click(submit(canvas))
    await canvas.findByText("Whoops! We couldn't edit your user")
    await canvas.findByText('This user does not exist.')
    await expect(await field(canvas, 'City')).toHaveValue('Enid')
  },
}

export const AddressOfAnother: Story = {
  name: '[USR-030] Email of another user',
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await type(canvas, 'Email', 'max@ridge-freight.example')
    await userEvent.click(submit(canvas))
    await screen.findByText('Whoops! This email already exists')
    await canvas.findByText('This email already exists.')
  },
}

const gone: string[] = []

export const DeletingFromTheForm: Story = {
  name: '[USR-025] Deletes a user despite unsaved changes',
  parameters: { rough: { storage: 'reads browser storage' } },
  beforeEach: usersServer({}, {}, gone),
  play: async ({ canvas }) => {
    gone.length = 0
    await type(canvas, 'City', 'Enid')
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'DELETE' }))
    await screen.findByText('User Deleted Successfully')
    await canvas.findByRole('table', { name: 'Users' })
    await expect(gone[0]).toBe('DeleteUser RecId=3')
    await expect(Object.keys(sessionStorage).filter((key) => key.includes('user-1-3'))).toEqual([])
  },
}

export const Cancelling: Story = {
  name: '[USR-024] Cancel asks before it discards changes',
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await type(canvas, 'City', 'Enid')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave the page?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Eve Okafor' }))
    await expect(await field(canvas, 'City')).toHaveValue('Joliet')
  },
}

const invited: string[] = []

export const Invited: Story = {
  name: 'Resends an invitation',
  args: { path: '/user-settings/policyholder/12/5' },
  beforeEach: usersServer({}, {}, invited),
  play: async ({ canvas }) => {
    invited.length = 0
    await canvas.findByText('Ridge Freight Lines: No role, invited.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend invitation' }))
    await screen.findByText(/^We are sending a new link to ivy@ridge-freight\.example\./)
    await expect(invited).toEqual([`InviteUser RecId=5&origin=${encodeURIComponent(location.origin)}`])
  },
}

const staff = { group: 'eMaxx', permissions: ['000-001', '000-001-002'] } as const

const readdressed: string[] = []

export const InvitedElsewhere: Story = {
  name: 'Saves a new email of an invited user',
  args: { path: '/user-settings/policyholder/12/5' },
  beforeEach: usersServer({}, {}, readdressed),
  play: async ({ canvas }) => {
    readdressed.length = 0
    await canvas.findByText(/we send the invitation to the new address/)
    await type(canvas, 'Email', 'ivy.reed@ridge-freight.example')
    await choose(canvas, 'Role', 'Employee')
    await userEvent.click(submit(canvas))
    await screen.findByText('User Edited Successfully')
    await expect(readdressed.map((call) => call.split(' ')[0])).toEqual(['UpdateUser', 'CreateUserRoleGroup'])
  },
}

/** The signed-in user has the first role, all others the second. */
function linkTo(query: URLSearchParams, own: number, others: number) {
  const UsersRecId = Number(query.get('UsersRecId'))
  return { RecId: 7, RoleGroupsRecId: UsersRecId === 1 ? own : others, UsersRecId, IsActive: 1 }
}

const managerOfTheStaff = (query: URLSearchParams) => ({ Payload: [linkTo(query, 1, 12)] })

export const EditingTheStaff: Story = {
  name: '[USR-006] Edits a staff user',
  args: { path: '/user-settings/emaxx/14/2' },
  beforeEach: usersServer({ '/GetUserRoleGroup': managerOfTheStaff }, staff),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Edit Max Okafor' })
    await expect(await field(canvas, 'Group')).toHaveDisplayValue('eMaxx')
    await expect(await field(canvas, 'Role')).toHaveDisplayValue('Manager')
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}

export const StaffWithoutRole: Story = {
  name: '[USR-006] [USR-023] Assigns a role to a staff user without one',
  args: { path: '/user-settings/emaxx/14/5' },
  beforeEach: usersServer({}, staff),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Edit Ivy Okafor' })
    await expect(await field(canvas, 'Role')).toHaveDisplayValue('Choose…')
  },
}

export const NotOfTheStaff: Story = {
  name: '[USR-005] [USR-006] Redirects for a user outside the staff',
  args: { path: '/user-settings/emaxx/14/2' },
  beforeEach: usersServer({ '/GetUsersByGroup': { Payload: [] } }, staff),
  play: async ({ canvas }) => {
    await canvas.findByText('No Users Found.')
  },
}

const kept: string[] = []

export const OfAnotherKind: Story = {
  name: '[USR-043] Replaces a role of a former group',
  beforeEach: usersServer(
    { '/GetUserRoleGroup': (query: URLSearchParams) => ({ Payload: [linkTo(query, 1, 33)] }) },
    {},
    kept,
  ),
  play: async ({ canvas }) => {
    kept.length = 0
    await expect(await field(canvas, 'Role')).toHaveDisplayValue('Choose…')
    await choose(canvas, 'Role', 'Employee')
    await userEvent.click(submit(canvas))
    await screen.findByText('User Edited Successfully')
    await expect(kept.slice(1)).toEqual([
      'UpdateUserRoleGroup {"RecId":7,"RoleGroupsRecId":33,"UsersRecId":3,"IsActive":0}',
      'CreateUserRoleGroup {"UsersRecId":3,"RoleGroupsRecId":23,"IsActive":1}',
    ])
  },
}

const resets: string[] = []

export const ResettingTheSecondStep: Story = {
  name: 'Second step reset',
  beforeEach: usersServer({
    '/ResetSecondFactor': (query: URLSearchParams) => {
      resets.push(query.get('UsersRecId') ?? '')
      return resets.length === 1
        ? { Error: { ErrorStatus: 1, ErrorMessage: 'This user was changed meanwhile.' } }
        : { Error: { ErrorStatus: 0, ErrorMessage: null } }
    },
  }),
  play: async ({ canvas }) => {
    resets.length = 0
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset second step' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset the second step for Eve Okafor?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    await dialog.findByText('The second step was not reset. This user was changed meanwhile.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset second step' }))
    const reopened = within(await screen.findByRole('alertdialog', { name: 'Reset the second step for Eve Okafor?' }))
    await expect(reopened.queryByRole('alert')).toBeNull()
    await userEvent.click(reopened.getByRole('button', { name: 'Reset' }))
    await screen.findByText('The second step for eve@ridge-freight.example was reset.')
    await expect(resets).toEqual(['3', '3'])
  },
}

export const Oneself: Story = {
  name: 'Users cannot deactivate or delete themselves',
  args: { path: '/user-settings/policyholder/12/1' },
  beforeEach: usersServer({}, staff),
  play: async ({ canvas }) => {
    await canvas.findByText('Someone else must change your role.')
    await expect(await field(canvas, 'Role')).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: 'IsActive' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
}

export const NoSuchUser: Story = {
  name: '[USR-005] Redirects for an unknown user',
  args: { path: '/user-settings/policyholder/12/999' },
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Users' })
  },
}

export const OnAPhone: Story = { ...Cancelling, name: 'On a phone', globals: { viewport: { value: 'phone' } } }

export const FailedToLoad: Story = {
  name: 'Failed to load',
  beforeEach: usersServer({ '/GetUser': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The user did not load')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
