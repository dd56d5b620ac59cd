import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

import { settled } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { usersServer } from './users-server.ts'

const meta = {
  title: 'User settings/User',
  component: PortalStory,
  args: { path: '/user-settings/policyholder/12/add' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const entered = {
  'First Name': 'Nora',
  'Last Name': 'Quill',
  Email: 'nora@ridge-freight.example',
  Phone: '800-555-1234 x5',
  'Address 1': '12 Prairie Road',
  City: 'Agana',
  'Zip Code': '96910-1234',
}

const choices = ['State', 'Group', 'Role']
const field = (canvas: Canvas, label: string) =>
  choices.includes(label)
    ? canvas.findByRole('combobox', { name: label })
    : canvas.findByLabelText(new RegExp(`^${label}`))
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit' })
const type = async (canvas: Canvas, label: string, text: string) => {
  const input = await field(canvas, label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

async function choose(canvas: Canvas, label: string, option: string) {
  const input = await field(canvas, label)
  if (input instanceof HTMLSelectElement) return await userEvent.selectOptions(input, option)
  await userEvent.type(input, option)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

async function fillIn(canvas: Canvas) {
  await field(canvas, 'First Name')
  // At once: eight fields letter by letter take longer than a story may.
  for (const [label, value] of Object.entries(entered)) {
    await fireEvent.change(canvas.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  }
  await choose(canvas, 'State', 'GU – Guam')
  await choose(canvas, 'Role', 'Employee')
}

const optionsOf = (select: HTMLElement) =>
  [...(select as HTMLSelectElement).options].map(({ text }) => text).filter((text) => text !== 'Choose…')

const added: string[] = []

export const Adding: Story = {
  name: '[USR-004] [USR-019] [USR-022] [USR-024] [USR-031] [USR-034] A user is added with a role, and the users show again',
  beforeEach: usersServer({}, {}, added),
  play: async ({ canvas }) => {
    added.length = 0
    await canvas.findByRole('heading', { level: 1, name: 'Add User' })
    await field(canvas, 'First Name')
    const info = within(canvas.getByRole('group', { name: 'User Info' }))
    await expect([...info.getAllByRole('textbox'), ...info.getAllByRole('combobox')]).toHaveLength(8)
    await expect(info.queryByRole('checkbox')).toBeNull()
    const role = within(canvas.getByRole('group', { name: 'Role Group' }))
    const group = role.getByRole('combobox', { name: 'Group' })
    await expect(group).toBeDisabled()
    await expect(group).toHaveDisplayValue('Member')
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/user-settings/policyholder/12')
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
    await fillIn(canvas)
    await userEvent.click(submit(canvas))
    await screen.findByText('User Added Successfully')
    await canvas.findByRole('table', { name: 'Users' })
    await expect(added).toHaveLength(2)
    const [create = '', link = ''] = added
    await expect(create).toContain(
      `CreateUser email=nora%40ridge-freight.example&origin=${encodeURIComponent(location.origin)}`,
    )
    await expect(JSON.parse(create.slice(create.indexOf('{')))).toEqual({
      FirstName: 'Nora',
      LastName: 'Quill',
      Email: 'nora@ridge-freight.example',
      Phone: '800-555-1234 x5',
      AddressLine1: '12 Prairie Road',
      City: 'Agana',
      State: 'GU',
      ZipCode: '96910-1234',
      IsActive: 1,
      ClientId: 12,
    })
    await expect(link).toBe('CreateUserRoleGroup {"UsersRecId":77,"RoleGroupsRecId":23,"IsActive":1}')
  },
}

export const Incomplete: Story = {
  name: '[USR-027] [USR-028] [USR-029] Submit waits for eight fields and a role, each with a star',
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await waitFor(() => expect(submit(canvas)).toHaveAttribute('aria-disabled', 'false'))
    await expect(await field(canvas, 'Email')).toHaveAttribute('type', 'email')
    await expect(await field(canvas, 'Phone')).toHaveAttribute('type', 'tel')
    for (const label of [...Object.keys(entered), 'State', 'Role']) {
      const input = await field(canvas, label)
      const words = document.querySelector(`label[for="${input.id}"]`)
      await expect(words).toHaveTextContent('*')
      if (choices.includes(label)) continue
      const value = (input as HTMLInputElement).value
      await fireEvent.change(input, { target: { value: ' ' } })
      await waitFor(() => expect(submit(canvas), label).toHaveAttribute('aria-disabled', 'true'))
      await fireEvent.change(input, { target: { value } })
      await waitFor(() => expect(submit(canvas), label).toHaveAttribute('aria-disabled', 'false'))
    }
    await userEvent.selectOptions(await field(canvas, 'Role'), 'Choose…')
    await waitFor(() => expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.selectOptions(await field(canvas, 'Role'), 'Manager')
    await userEvent.clear(await field(canvas, 'State'))
    await waitFor(() => expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(submit(canvas))
    await canvas.findByText('To go on, please check these answers')
    await expect(canvas.getByRole('link', { name: 'State' })).toBeVisible()
  },
}

export const States: Story = {
  name: '[USR-020] The state is chosen by its two letters',
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await choose(canvas, 'State', 'GU – Guam')
    await expect(await field(canvas, 'State')).toHaveValue('GU – Guam')
  },
}

const refused: string[] = []

export const EmailTaken: Story = {
  name: '[USR-030] An address that somebody has is said at its field and over the page; nobody is added',
  beforeEach: usersServer({}, {}, refused),
  play: async ({ canvas }) => {
    refused.length = 0
    await fillIn(canvas)
    await fireEvent.change(await field(canvas, 'Email'), { target: { value: 'max@ridge-freight.example' } })
    await userEvent.click(submit(canvas))
    await screen.findByText('Whoops! This email already exists')
    await expect(await field(canvas, 'Email')).toHaveAccessibleDescription(/This email already exists\./)
    await expect(canvas.getByText('This email already exists.')).toBeVisible()
    await expect(refused).toEqual([])
    await fireEvent.change(await field(canvas, 'Email'), { target: { value: 'nora@ridge-freight.example' } })
    await waitFor(() => expect(canvas.queryByText('This email already exists.')).toBeNull())
  },
}

export const EmailTakenElsewhere: Story = {
  name: '[USR-030] So is one that only the server knows of',
  beforeEach: usersServer({
    '/CreateUser': { Payload: null, Error: { ErrorStatus: 1, ErrorMessage: 'This email already exists.' } },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(submit(canvas))
    await screen.findByText('Whoops! This email already exists')
    await canvas.findByText('This email already exists.')
    await expect(canvas.queryByText("Whoops! We couldn't create your user")).toBeNull()
  },
}

export const AddingFails: Story = {
  name: "[USR-035] Whoops! We couldn't create your user; what was entered stays",
  beforeEach: usersServer({ '/CreateUser': null }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(submit(canvas))
    await canvas.findByText("Whoops! We couldn't create your user")
    await expect(await field(canvas, 'City')).toHaveValue('Agana')
  },
}

const tries: string[] = []
let roleAnswers: unknown[] = []

export const RoleFailsOnce: Story = {
  name: 'Who was added and got no role is not added again at the next try',
  beforeEach: [
    () => void (roleAnswers = [Response.json({}, { status: 500 }), { Error: { ErrorStatus: 0, ErrorMessage: null } }]),
    usersServer({ '/CreateUserRoleGroup': () => roleAnswers.shift() }, {}, tries),
  ],
  play: async ({ canvas }) => {
    tries.length = 0
    await fillIn(canvas)
    await userEvent.click(submit(canvas))
    await canvas.findByText("Whoops! We couldn't create your user")
    await userEvent.click(submit(canvas))
    await screen.findByText('User Added Successfully')
    await expect(tries.map((call) => call.split(' ')[0])).toEqual([
      'CreateUser',
      'CreateUserRoleGroup',
      'UpdateUser',
      'CreateUserRoleGroup',
    ])
  },
}

const edited: string[] = []

export const Editing: Story = {
  name: '[USR-005] [USR-021] [USR-033] [USR-036] A user is edited from what is stored; an unchanged role stays untouched',
  args: { path: '/user-settings/policyholder/12/3' },
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
  name: '[USR-023] [USR-043] Another role ends the one before; only roles that may be given are offered',
  args: { path: '/user-settings/policyholder/12/3' },
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
  name: '[USR-013] Where the role is chosen it is told what each may do',
  args: { path: '/user-settings/policyholder/12/3' },
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What may each role do?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Permissions of Member' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

export const EditingFails: Story = {
  name: "[USR-037] Whoops! We couldn't edit your user",
  args: { path: '/user-settings/policyholder/12/3' },
  beforeEach: usersServer({ '/UpdateUser': { Error: { ErrorStatus: 1, ErrorMessage: 'There is no such user.' } } }),
  play: async ({ canvas }) => {
    await type(canvas, 'City', 'Enid')
    await userEvent.click(submit(canvas))
    await canvas.findByText("Whoops! We couldn't edit your user")
    await canvas.findByText('There is no such user.')
    await expect(await field(canvas, 'City')).toHaveValue('Enid')
  },
}

export const AddressOfAnother: Story = {
  name: '[USR-030] An address is looked for only where it was changed',
  args: { path: '/user-settings/policyholder/12/3' },
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
  name: '[USR-025] The page has Delete, and what was typed holds nobody back',
  args: { path: '/user-settings/policyholder/12/3' },
  beforeEach: usersServer({}, {}, gone),
  play: async ({ canvas }) => {
    gone.length = 0
    await type(canvas, 'City', 'Enid')
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'DELETE' }))
    await screen.findByText('User Deleted Successfully')
    await canvas.findByRole('table', { name: 'Users' })
    await expect(gone.at(-1)).toBe('DeleteUser RecId=3')
    await expect(Object.keys(sessionStorage).filter((key) => key.includes('user-1-3'))).toEqual([])
  },
}

export const Cancelling: Story = {
  name: '[USR-024] Cancel asks before what was typed is given up, and then it is given up',
  args: { path: '/user-settings/policyholder/12/3' },
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
  name: 'Who has set no password yet is invited again',
  args: { path: '/user-settings/policyholder/12/5' },
  beforeEach: usersServer({}, {}, invited),
  play: async ({ canvas }) => {
    invited.length = 0
    await canvas.findByText('No role, invited of Ridge Freight Lines.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite again' }))
    await screen.findByText(/^A new link is on its way to ivy@ridge-freight\.example\./)
    await expect(invited).toEqual([`InviteUser RecId=5&origin=${encodeURIComponent(location.origin)}`])
  },
}

const staff = { group: 'eMaxx', permissions: ['000-001', '000-001-002'] } as const

export const OfTheStaff: Story = {
  name: '[USR-006] [USR-023] People of the staff are added below /emaxx, with all roles, to the company of the program',
  args: { path: '/user-settings/emaxx/14/add' },
  beforeEach: usersServer({}, staff),
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Group')).toHaveDisplayValue('eMaxx')
    await expect(optionsOf(await field(canvas, 'Role'))).toEqual(['Administrator', 'Manager', 'Employee'])
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/user-settings/emaxx/14')
  },
}

const managerOfTheStaff = (query: URLSearchParams) => {
  const UsersRecId = Number(query.get('UsersRecId'))
  return { Payload: [{ RecId: 7, RoleGroupsRecId: UsersRecId === 1 ? 1 : 12, UsersRecId, IsActive: 1 }] }
}

export const EditingTheStaff: Story = {
  name: '[USR-006] People of the staff are edited below /emaxx',
  args: { path: '/user-settings/emaxx/14/2' },
  beforeEach: usersServer({ '/GetUserRoleGroup': managerOfTheStaff }, staff),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Edit Max Okafor' })
    await expect(await field(canvas, 'Group')).toHaveDisplayValue('eMaxx')
    await expect(await field(canvas, 'Role')).toHaveDisplayValue('Manager')
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}

export const Oneself: Story = {
  name: 'Nobody changes the own role, makes or deletes itself inactive',
  args: { path: '/user-settings/policyholder/12/1' },
  beforeEach: usersServer({}, staff),
  play: async ({ canvas }) => {
    await canvas.findByText('Your own role is given by somebody else.')
    await expect(await field(canvas, 'Role')).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: 'IsActive' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
}

export const NoSuchUser: Story = {
  name: '[USR-005] What names nobody to edit there leads to the users',
  args: { path: '/user-settings/policyholder/12/999' },
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Users' })
  },
}

export const OnAPhone: Story = { ...Cancelling, name: 'On a phone', globals: { viewport: { value: 'phone' } } }

export const Failing: Story = {
  name: 'A user that does not load says so',
  args: { path: '/user-settings/policyholder/12/3' },
  beforeEach: usersServer({ '/GetUser': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The user did not load')
  },
}
