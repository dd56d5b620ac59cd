import {
  userLengths,
  type BodyOf,
  type contract,
  type Group,
  type RoleGroup,
  type User,
} from '@captive/api-client/contract'
import {
  compileForm,
  defineForm,
  US_STATES,
  type Answers,
  type Form,
  type LocalControl,
  type LocalControls,
} from '@captive/form-engine'

import { chosenId, optionalText, requiredText } from '../../forms/read-answers.ts'

/** What a form says of a user, beside the role. */
export type UserFields = Omit<BodyOf<typeof contract.createUser>, 'RoleGroupsRecId'>

interface UserFormOptions {
  group: Group
  /** Those that may be given here: `roleOptions`. */
  roles: readonly RoleGroup[]
  /** Who is edited; null where somebody is added. */
  edited: { own: boolean } | null
}

const required = true
const states = US_STATES.map(({ value, label }) => ({ value, label: `${value} – ${label}` }))

/** The fields of a user by their names (areas §2, §5); phone and ZIP code are taken as they are written (AMB-208). */
const info = {
  FirstName: { kind: 'textbox', longest: userLengths.FirstName, label: 'First Name', required },
  LastName: { kind: 'textbox', longest: userLengths.LastName, label: 'Last Name', required },
  Email: { kind: 'email', longest: userLengths.Email, label: 'Email', required, help: 'The address to sign in with.' },
  Phone: { kind: 'tel', longest: userLengths.Phone, label: 'Phone', required },
  AddressLine1: { kind: 'textbox', longest: userLengths.AddressLine1, label: 'Address 1', required },
  City: { kind: 'textbox', longest: userLengths.City, label: 'City', required },
  State: { kind: 'state', label: 'State', required, options: states },
  ZipCode: { kind: 'textbox', longest: userLengths.ZipCode, label: 'Zip Code', labelCode: 'PostalCode', required },
} satisfies LocalControls

/** Adds or edits a user (USR-019 to USR-022, USR-027). Who edits itself neither changes its role nor shuts itself out. */
export function userForm({ group, roles, edited }: UserFormOptions): Form {
  const own = edited?.own ?? false
  return compileForm(
    defineForm({
      UserInfo: {
        kind: 'section',
        label: 'User Info',
        controls: {
          ...info,
          ...(edited && { IsActive: isActive(edited.own) }),
        },
      },
      RoleGroup: {
        kind: 'section',
        label: 'Role Group',
        controls: {
          Group: { kind: 'dropdown', label: 'Group', readOnly: true, options: [group.Name] },
          RoleGroupsRecId: {
            kind: 'dropdown',
            label: 'Role',
            required,
            readOnly: own,
            options: roles.map(({ RecId, RoleName }) => ({ value: String(RecId), label: RoleName })),
            help: own ? 'Your own role is given by somebody else.' : '',
          },
        },
      },
    }),
  )
}

const isActive = (own: boolean): LocalControl => ({
  kind: 'checkbox',
  label: 'IsActive',
  readOnly: own,
  help: own ? 'You cannot make yourself inactive.' : 'Who is not active cannot sign in.',
})

/** What the form starts with: a user as it is stored, or nobody yet. */
export function userAnswers(group: Group, user: User | null, RoleGroupsRecId: number | null): Answers {
  const stored = user && Object.fromEntries(fieldNames.map((name) => [name, user[name]]))
  return {
    ...stored,
    ...(user && { IsActive: user.IsActive === 1 }),
    Group: group.Name,
    ...(RoleGroupsRecId !== null && { RoleGroupsRecId: String(RoleGroupsRecId) }),
  }
}

const fieldNames = Object.keys(info) as (keyof typeof info)[]

/**
 * Answers as a user of a company is saved: its fields and nothing else, neither audit fields nor what only shows
 * (AMB-203). Who is added is active (areas §4).
 */
export function toUser(answers: Answers, ClientId: number): UserFields {
  const text = (name: keyof typeof info) => (info[name].required ? requiredText : optionalText)(answers, name)
  return {
    FirstName: text('FirstName'),
    LastName: text('LastName'),
    Email: text('Email'),
    Phone: text('Phone'),
    AddressLine1: text('AddressLine1'),
    City: text('City'),
    State: text('State'),
    ZipCode: text('ZipCode'),
    IsActive: answers['IsActive'] === false ? 0 : 1,
    ClientId,
  }
}

/** The chosen role, as the id of its role group. */
export const roleOf = (answers: Answers): number => chosenId(answers, 'RoleGroupsRecId')
