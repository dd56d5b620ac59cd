import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

import { settled, signedInAs } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { choices, choose, entered, field, fillIn, optionsOf, submit } from './user-fields.ts'
import { done, usersServer } from './mock-handlers.ts'

const meta = {
  title: 'User settings/Add User',
  component: PortalStory,
  args: { path: '/user-settings/policyholder/12/add' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const added: string[] = []

export const Adding: Story = {
  name: '[USR-004] [USR-019] [USR-022] [USR-024] [USR-031] [USR-034] Adds a user with a role',
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
      RoleGroupsRecId: 23,
    })
    await expect(link).toBe('CreateUserRoleGroup {"UsersRecId":77,"RoleGroupsRecId":23,"IsActive":1}')
  },
}

const whole: string[] = []

export const AddedWithRole: Story = {
  name: 'Sends one call to a server that assigns the role',
  beforeEach: usersServer({ '/CreateUser': { Payload: 77, RoleGroupsRecId: 23, ...done } }, {}, whole),
  play: async ({ canvas }) => {
    whole.length = 0
    await fillIn(canvas)
    await userEvent.click(submit(canvas))
    await screen.findByText('User Added Successfully')
    await expect(whole.map((call) => call.split(' ')[0])).toEqual(['CreateUser'])
  },
}

export const OneRule: Story = {
  name: 'No rule above the first section',
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await field(canvas, 'First Name')
    const ruleOf = (name: string) => getComputedStyle(canvas.getByRole('heading', { name })).borderTopStyle
    await expect(ruleOf('User Info')).toBe('none')
    await expect(ruleOf('Role Group')).toBe('solid')
  },
}

export const Incomplete: Story = {
  name: '[USR-027] [USR-028] [USR-029] Submit needs eight fields and a role',
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
    await canvas.findByText('Please check these answers to continue')
    await expect(canvas.getByRole('link', { name: 'State' })).toBeVisible()
  },
}

export const States: Story = {
  name: '[USR-020] Chooses a state by its two letters',
  beforeEach: usersServer(),
  play: async ({ canvas }) => {
    await choose(canvas, 'State', 'GU – Guam')
    await expect(await field(canvas, 'State')).toHaveValue('GU – Guam')
  },
}

const refused: string[] = []

export const EmailTaken: Story = {
  name: '[USR-030] Email of another user',
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
  name: '[USR-030] Email that only the server knows',
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
  name: "[USR-035] Whoops! We couldn't create your user",
  beforeEach: usersServer({ '/CreateUser': null }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(submit(canvas))
    await canvas.findByText("Whoops! We couldn't create your user")
    await expect(await field(canvas, 'City')).toHaveValue('Agana')
  },
}

async function addOnSecondTry(canvas: ReturnType<typeof within>): Promise<void> {
  await fillIn(canvas)
  await userEvent.click(submit(canvas))
  await canvas.findByText("Whoops! We couldn't create your user")
  await userEvent.click(submit(canvas))
  await screen.findByText('User Added Successfully')
}

const tries: string[] = []
let roleAnswers: unknown[] = []

export const RoleFailsOnce: Story = {
  name: 'Trying again after a failed role does not add twice',
  beforeEach: [
    () => void (roleAnswers = [Response.json({}, { status: 500 }), { Error: { ErrorStatus: 0, ErrorMessage: null } }]),
    usersServer({ '/CreateUserRoleGroup': () => roleAnswers.shift() }, {}, tries),
  ],
  play: async ({ canvas }) => {
    tries.length = 0
    await addOnSecondTry(canvas)
    await expect(tries.map((call) => call.split(' ')[0])).toEqual([
      'CreateUser',
      'CreateUserRoleGroup',
      'UpdateUser',
      'CreateUserRoleGroup',
    ])
  },
}

let isAdded = false
const calls: string[] = []

export const AnswerLost: Story = {
  name: 'Trying again after a lost response does not add twice',
  beforeEach: [
    () => void (isAdded = false),
    usersServer(
      {
        '/CreateUser': () => void (isAdded = true),
        '/GetUserByEmail': (query: URLSearchParams) =>
          query.get('email') === entered.Email
            ? { Payload: isAdded ? { RecId: 77 } : null }
            : signedInAs()['/GetUserByEmail'],
      },
      {},
      calls,
    ),
  ],
  play: async ({ canvas }) => {
    calls.length = 0
    await addOnSecondTry(canvas)
    await expect(calls.map((call) => call.split(' ')[0])).toEqual(['CreateUser', 'UpdateUser', 'CreateUserRoleGroup'])
  },
}

const staff = { group: 'eMaxx', permissions: ['000-001', '000-001-002'] } as const

export const OfTheStaff: Story = {
  name: '[USR-006] [USR-023] Adds a staff user with any role',
  args: { path: '/user-settings/emaxx/14/add' },
  beforeEach: usersServer({}, staff),
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Group')).toHaveDisplayValue('eMaxx')
    await expect(optionsOf(await field(canvas, 'Role'))).toEqual(['Administrator', 'Manager', 'Employee'])
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/user-settings/emaxx/14')
  },
}
