import type { User } from '@captive/api-client/contract'
import { US_STATES } from '@captive/form-engine'
import { expect, test } from 'vitest'

import { MissingAnswerError } from '../../forms/read-answers.ts'
import { roleOf, toUser, userAnswers, userForm } from './user-form.ts'

const group = { RecId: 2, Name: 'Member', Code: 'Policyholder' }
const roles = [{ RecId: 23, GroupsRecId: 2, RolesRecId: 3, RoleName: 'Employee', GroupName: 'Member' }]
const stored: User = {
  RecId: 3,
  FirstName: 'Eve',
  LastName: 'Okafor',
  Email: 'eve@member.example',
  Phone: '312-456-7890 x5',
  AddressLine1: '400 Quarry Road',
  City: 'Joliet',
  State: 'IL',
  ZipCode: 'K1A 0B1',
  IsActive: 0,
  ClientId: 12,
  roleName: 'Employee',
  isEditable: true,
}
const audited = { ...stored, CreatedBy: 'a', CreatedDateTime: 'b', ModifiedBy: 'c', ModifiedDateTime: 'd' }
const labelsOf = (edited: { own: boolean } | null) =>
  userForm({ group, roles, edited }).controls.map(({ label }) => label)

test('[USR-019] [USR-021] asks for IsActive on edit only', () => {
  const fields = ['First Name', 'Last Name', 'Email', 'Phone', 'Address 1', 'City', 'State', 'Zip Code']
  const shownQuestions = (edited: { own: boolean } | null) =>
    labelsOf(edited).filter((label) => !/^(User Info|Role Group)$/.test(label))
  expect(shownQuestions(null)).toEqual([...fields, 'Group', 'Role'])
  expect(shownQuestions({ own: false })).toEqual([...fields, 'IsActive', 'Group', 'Role'])
})

test('[USR-020] offers states and territories by two-letter code', () => {
  const state = userForm({ group, roles, edited: null }).control('State')
  expect(state?.options.map(({ value }) => value)).toEqual(US_STATES.map(({ value }) => value))
})

test('[USR-027] accepts any phone and ZIP code, but checks the email', () => {
  const form = userForm({ group, roles, edited: { own: false } })
  const answers = userAnswers(group, stored, 23)
  expect(form.validate(answers)).toEqual([])
  expect(form.validate({ ...answers, Email: 'eve' })).toMatchObject([{ key: 'Email' }])
  for (const key of [
    ...Object.keys(toUser(answers, 12)).filter((name) => !/^(IsActive|ClientId)$/.test(name)),
    'RoleGroupsRecId',
  ])
    expect(form.validate({ ...answers, [key]: ' ' }), key).toMatchObject([{ key }])
})

test('[USR-033] saves a user without audit and display-only fields', () => {
  const { RecId: _, roleName: __, isEditable: ___, ...fields } = stored
  expect(toUser(userAnswers(group, audited, 23), 12)).toEqual(fields)
})

test('[USR-031] makes new users active', () => {
  // the form for a new user does not ask for the status
  const { IsActive: _, ...answers } = userAnswers(group, stored, 23)
  expect(toUser(answers, 12).IsActive).toBe(1)
})

test('refuses to save a user without a required answer', () => {
  const answers = userAnswers(group, stored, 23)
  for (const key of ['FirstName', 'LastName', 'Email', 'Phone', 'AddressLine1', 'City', 'State', 'ZipCode'])
    expect(() => toUser({ ...answers, [key]: undefined }, 12), key).toThrow(MissingAnswerError)
  expect(() => roleOf({})).toThrow(MissingAnswerError)
})
