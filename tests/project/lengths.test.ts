import {
  ClaimSubmission,
  ControlValue,
  DocumentUploadPayload,
  EmailClaim,
  EndorsementRequest,
  PersonalInfo,
  announcementLength,
  contract,
} from '@captive/api-client/contract'
import { CONTROL_KINDS, compileForm, defineForm, LONGEST, type Form } from '@captive/form-engine'
import { expect, test } from 'vitest'

import { emailClaimForm } from '../../src/features/claim-reporting/model/forms/local-forms.ts'
import { personalInfoForm } from '../../src/features/claim-reporting/model/forms/personal-info-form.ts'
import { messageForm } from '../../src/forms/message/message-form.ts'
import { renewalUploadForm } from '../../src/features/renewal/renewal-upload-form.ts'
import { userForm } from '../../src/features/user-settings/user-form.ts'

type Fields = Record<string, { maxLength?: number }>
const fieldsOf = (schema: unknown) => (schema as { properties: Fields }).properties

/**
 * For each control that the schema contains by name, the maximum length of its answer in the form and in the schema.
 */
function lengths(form: Form, schema: unknown, names: Record<string, string> = {}) {
  const fields = fieldsOf(schema)
  return form.controls.flatMap(({ key, longest }) => {
    const field = fields[names[key] ?? key]
    return longest === null || !field ? [] : [{ key, page: longest, contract: field.maxLength }]
  })
}

const group = { RecId: 1, Name: 'Member', Code: 'Policyholder' } as never

test.each([
  ['personal info', lengths(personalInfoForm([]), PersonalInfo), 7],
  ['a claim by email', lengths(emailClaimForm, EmailClaim), 6],
  ['a message', lengths(messageForm('What?'), contract.createEntry.body, { body: 'Content' }), 1],
  ['a document', lengths(renewalUploadForm([]), DocumentUploadPayload, { description: 'Description' }), 1],
  ['a user', lengths(userForm({ group, roles: [], edited: null }), contract.createUser.body), 7],
])('page and contract take the same length of %s', (_, found, atLeast) => {
  expect(found.length).toBeGreaterThanOrEqual(atLeast)
  for (const { key, page, contract: bound } of found) expect(bound, key).toBe(page)
})

test('page and contract allow the same length of an announcement', () => {
  for (const { body } of [contract.addAnnouncements, contract.updateAnnouncement])
    expect(fieldsOf(body)['announcement']?.maxLength).toBe(announcementLength)
})

test('the contract allows the longest answer of every kind of control', () => {
  const longest = Math.max(...CONTROL_KINDS.map((kind) => ('longest' in kind ? kind.longest : 0)))
  expect(fieldsOf(ControlValue)['DataValue']?.maxLength).toBe(longest)
  for (const [name, { maxLength = 0 }] of Object.entries(fieldsOf(fieldsOf(ClaimSubmission)['lossInfoDetail'])))
    expect(maxLength, name).toBeGreaterThanOrEqual(longest)
  for (const [name, { maxLength }] of Object.entries(fieldsOf(EndorsementRequest)))
    expect(maxLength ?? LONGEST.line, name).toBe(LONGEST.line)
})

test('rejects 20,001 characters before sending, and accepts 20,000', () => {
  const form = compileForm(defineForm({ story: { kind: 'textarea', label: 'Tell us what happened' } }))
  expect(form.validate({ story: 'x'.repeat(20_000) })).toEqual([])
  expect(form.validate({ story: 'x'.repeat(20_001) })).toMatchObject([
    { code: 'too-long', message: 'Please shorten this to 20,000 characters or fewer.' },
  ])
  expect(form.validate({ story: '🚚'.repeat(20_000) })).toEqual([])
})
