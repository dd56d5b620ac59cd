import {
  city,
  company,
  emailField,
  firstName,
  lastName,
  programId,
  requiredField,
  textField,
  yesOrNoField,
  zipCode,
} from '../common-fields.ts'
import type { RecordField, RecordKind } from '../record-kind.ts'

const phone = (name: string): RecordField =>
  textField(name, ['phone', 'telephone', 'phone number', 'business phone'], 'The phone number.')

/** Converts a US phone number in any spelling to the format of the user form. */
const usPhone: RecordField = {
  ...phone('Phone'),
  read: (written) => {
    const [, area, exchange, line] =
      /^(?:1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(written.replaceAll(/[-+()./\s\u00a0\u2010-\u2015]/g, '')) ?? []
    return area && `${area}-${exchange}-${line}`
  },
  like: '312-555-0147',
}

const usState: RecordField = {
  ...textField('State', ['state'], 'The state, in two letters.'),
  read: (written) => /^[A-Z]{2}$/.exec(written.toUpperCase())?.[0],
  like: 'IL',
}

/** Maximum lengths of the user form. A test of the server compares them. */
const withMaxLength = (longest: number, field: RecordField): RecordField => ({ ...field, longest })

export const users: RecordKind = {
  name: 'users',
  title: 'Users',
  one: 'user',
  many: 'users',
  about: 'Portal users with their roles. They are invited only if the file says so.',
  fields: [
    withMaxLength(320, emailField('Email', 'The email address with which the person signs in.')),
    withMaxLength(100, firstName),
    withMaxLength(100, lastName),
    ...company,
    {
      ...textField('#role', ['role', 'user role', 'access'], 'The role within the group of the company.'),
      refersTo: { target: 'user role', sets: '#RoleGroupsRecId' },
      values: { Administrator: ['admin'], Manager: [], Employee: ['user', 'staff'] },
    },
    usPhone,
    withMaxLength(200, textField('AddressLine1', ['address', 'street', 'address line 1'], 'Street and number.')),
    withMaxLength(100, city),
    usState,
    withMaxLength(10, zipCode),
    yesOrNoField('IsActive', ['active', 'is active', 'enabled'], 'Whether the person may sign in. The default is Yes.'),
    yesOrNoField(
      '#invite',
      ['invite', 'invitation', 'send invitation'],
      'Enter Yes to send a new user a link to set a password.',
    ),
  ],
  key: ['Email'],
  fixed: ['Email', 'ClientId'],
}

export const directory: RecordKind = {
  name: 'directory',
  title: 'Directory',
  one: 'directory entry',
  many: 'directory entries',
  about: 'The staff members in the directory.',
  fields: [
    requiredField(textField('Department', ['department', 'dept', 'team'], 'The department.')),
    firstName,
    lastName,
    emailField('BusinessEmail', 'The business email address.'),
    phone('BusinessPhone'),
    textField('BusinessPhoneExt', ['extension', 'ext', 'phone extension'], 'The extension.'),
    textField('BusinessCell', ['cell', 'mobile', 'cell phone', 'business cell'], 'The cell phone number.'),
  ],
  key: ['BusinessEmail'],
}

export const references: RecordKind = {
  name: 'references',
  title: 'References',
  one: 'reference',
  many: 'references',
  about: 'Reference contacts of a program.',
  fields: [
    requiredField(programId),
    requiredField(textField('Type', ['type', 'reference type'], 'The type, such as Member or Board Member.')),
    firstName,
    lastName,
    emailField('BusinessEmail', 'The business email address.'),
    phone('BusinessPhone'),
  ],
  key: ['ProgramsRecId', 'BusinessEmail'],
}

export const slates: RecordKind = {
  name: 'slates',
  title: 'Slates',
  one: 'seat',
  many: 'seats',
  about: 'The officers and committee members of a program.',
  fields: [
    requiredField(programId),
    {
      ...requiredField(
        textField('#post', ['post', 'office', 'committee', 'membership type', 'position'], 'The office or committee.'),
      ),
      refersTo: { target: 'post', sets: 'MembershipTypesRecId' },
    },
    ...company,
    firstName,
    lastName,
  ],
  key: ['ProgramsRecId', 'MembershipTypesRecId', 'ClientId', 'FirstName', 'LastName'],
}
