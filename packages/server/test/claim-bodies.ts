import { randomUUID } from 'node:crypto'

import type { ClaimSubmission, EmailClaim, LossInfo } from '@captive/api-client/contract'
import { parseDefinitions, type Answers } from '@captive/form-engine'
import { claimForm, claimValues, createConfirmationNumber, type ReportMode } from '@captive/form-engine/claim'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'

export const today = new Date().toISOString().slice(0, 10)

/** The company of the member's demo accounts. */
export const memberCompany = 100

/** Query for reading or discarding a draft of the member. */
export const draftQuery = (DraftId = '11111111-0000-4000-8000-111111111111') => ({ ClientId: memberCompany, DraftId })

/** The same for a save of it, which is its first one unless it says what it is based on. */
export const draftSave = (BasedOn?: string, DraftId?: string) => ({
  ...draftQuery(DraftId),
  Version: randomUUID(),
  ...(BasedOn !== undefined && { BasedOn }),
})

export const online = (ClientId = memberCompany, ReportingClientId = ClientId) => ({
  ClientId,
  ReportingClientId,
  Type: 'online',
})
export const byEmail = (ClientId = memberCompany, ReportingClientId = ClientId) => ({
  ClientId,
  ReportingClientId,
  Type: 'email',
})

let last = 1_000_000

/** An unused confirmation number. */
const newNumber = (mode: ReportMode) => createConfirmationNumber(mode, new Date(2026, 10, 21), ++last)

const lossInfo: LossInfo = {
  ContactFirstName: '',
  ContactMiddleName: '',
  ContactLastName: '',
  Phone: '',
  DateOfLoss: '',
  TimeOfLoss: '',
  LocationOfOccurrence: '',
  City: '',
  State: '',
  ZipCode: '',
  DescriptionOfOccurrence: '',
  ReportOnly: '',
}

export const sampleNames = samples.map(({ name }) => name)

/** The submission of a sample of the catalogue, with some answers changed. */
export function claimBody(name: string, policyNumber: string, change: Answers = {}): ClaimSubmission {
  const sample = samples.find((one) => one.name === name)
  if (!sample) throw new Error(`The catalogue has no sample ${name}.`)
  const form = claimForm(parseDefinitions(servedDefinitions), sample.claimType)
  return {
    claimTypeDetail: { claimType: sample.claimType },
    personalInfoDetail: {
      company: 'Cedar Ridge',
      email: 'admin@member.example',
      phone: '212-456-7890',
      policyNumber,
      street: '1 Main Street',
      city: 'Amarillo',
      state: 'TX',
      zip: '79101',
      confirmed: true,
    },
    lossInfoDetail: lossInfo,
    uploads: [],
    template: '<p>not believed</p>',
    confirmationNum: newNumber('online'),
    ...claimValues(form, { ...sample.answers(today), ...change }),
  }
}

export function emailBody(): EmailClaim {
  return {
    company: 'Cedar Ridge',
    email: 'admin@member.example',
    street: '1 Main Street',
    city: 'Amarillo',
    state: 'TX',
    zip: '79101',
    comment: 'A pallet fell on <b>the dock</b>.',
    uploads: [],
    template: '<p>not believed</p>',
    confirmationNum: newNumber('email'),
  }
}

/** Lets every role group report claims, so that nothing but the company can refuse. */
export const everybodyMayReport = `insert into object_access (role_groups_rec_id, objects_rec_id, is_active)
  select role_groups.rec_id, objects.rec_id, 1 from role_groups, objects where code = '006-001'
  on conflict (role_groups_rec_id, objects_rec_id) do update set is_active = 1`
