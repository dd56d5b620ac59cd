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

import { texts } from './texts.ts'
import { chosenId, optionalText, requiredText } from '../../forms/read-answers.ts'

/** The fields of the form, except the role. */
export type UserFields = Omit<BodyOf<typeof contract.createUser>, 'RoleGroupsRecId'>

interface UserFormOptions {
  /** Null for the shape from which the validator is generated. */
  group: Group | null
  /** The roles to choose from, from `roleOptions`. */
  roles: readonly RoleGroup[]
  /** Whether users edit themselves; null when adding a user. */
  edited: { own: boolean } | null
}

const required = true
const states = US_STATES.map(({ value, label }) => ({ value, label: `${value} – ${label}` }))

/** The fields of a user by name; phone and ZIP code are free text (AMB-208). */
const labels = texts.form.userInfo

const info = {
  FirstName: { kind: 'textbox', longest: userLengths.FirstName, label: labels.firstName, required },
  LastName: { kind: 'textbox', longest: userLengths.LastName, label: labels.lastName, required },
  Email: { kind: 'email', longest: userLengths.Email, label: labels.email, required, help: texts.form.emailHelp },
  Phone: { kind: 'tel', longest: userLengths.Phone, label: labels.phone, required },
  AddressLine1: { kind: 'textbox', longest: userLengths.AddressLine1, label: labels.address1, required },
  City: { kind: 'textbox', longest: userLengths.City, label: labels.city, required },
  State: { kind: 'state', label: labels.state, required, options: states },
  ZipCode: { kind: 'textbox', longest: userLengths.ZipCode, label: labels.zipCode, labelCode: 'PostalCode', required },
} satisfies LocalControls

/** The form that adds or edits a user. Users cannot change their own role or deactivate themselves. */
export function userForm({ group, roles, edited }: UserFormOptions): Form {
  const own = edited?.own ?? false
  return compileForm(
    defineForm({
      UserInfo: {
        kind: 'section',
        label: labels.userInfo,
        controls: {
          ...info,
          ...(edited && { IsActive: isActive(edited.own) }),
        },
      },
      RoleGroup: {
        kind: 'section',
        label: texts.form.roleGroup,
        controls: {
          Group: { kind: 'dropdown', label: texts.form.group, readOnly: true, options: group ? [group.Name] : [] },
          RoleGroupsRecId: {
            kind: 'dropdown',
            label: texts.form.role,
            required,
            readOnly: own,
            options: roles.map(({ RecId, RoleName }) => ({ value: String(RecId), label: RoleName })),
            help: own ? texts.form.ownRoleHelp : '',
          },
        },
      },
    }),
  )
}

const isActive = (own: boolean): LocalControl => ({
  kind: 'checkbox',
  label: texts.form.isActive,
  readOnly: own,
  help: own ? texts.form.ownIsActiveHelp : texts.form.isActiveHelp,
})

/** The initial answers: those of a stored user, or none for a new one. */
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
 * Converts answers to the user to save, without audit fields and display-only fields (AMB-203). New users are active.
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
