import { IsArray, IsObject, IsOptional, type TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'

import * as entities from '../src/contract/index.ts'
import { contract, type Endpoint } from '../src/contract/index.ts'
// What the specification asks for, call by call and field by field; taken from it, not from the contract.
import inventory from './inventory.json' with { type: 'json' }

const endpoints: Endpoint[] = Object.values(contract)

/** The feed that the specification leaves to another host is read by our server (AMB-193). */
const pathOf = (path: string) => (path === '(external webinars feed)' ? '/GetWebinars' : path)

/** Our additions to the specification, and why they are there. */
const additions = {
  'GET /FNOLDraft': 'an unfinished report outlives the browser',
  'GET /FNOLDrafts': 'all of them that the people of a company have begun',
  'POST /FNOLDuplicates': 'an incident that was reported already is told before it is reported again',
  'GET /FNOLKnown': 'a vehicle or driver named before is found by a few letters, not typed again',
  'POST /FNOLPlace': 'the place of a loss is pressed, not typed, where a geocoder is configured',
  'PUT /FNOLDraft': 'the same',
  'DELETE /FNOLDraft': 'the same',
  'GET /FNOLReports': 'what was reported here and is no claim yet',
  'GET /FNOLReceipt': 'a reported claim as PDF',
  'GET /FNOLConfirmation': 'whether a claim was reported whose answer was lost, and its confirmation',
  'GET /FNOLAnswers': 'what was reported stays to be read, and not in the PDF alone',
  'POST /RevealFNOLAnswers': 'who may see a confidential answer sees it, and each look is noted',
  'GET /GetClaimTotals': 'the sums of thousands of claims, which need not be loaded to be shown',
  'GET /GetLossRunProgress': 'how far a loss run is that takes its time',
  'GET /IsPasswordLinkGood': 'a link that is no longer good is told before a password is typed',
  'PUT /UpdateAnnouncement': 'a mistake in an announcement can be mended',
  'DELETE /DeleteAnnouncement': 'and what is over taken back',
  'GET /GetEndorsements': 'what was asked for stays on record, with its state',
  'GET /GetNews': 'the news feed, read by the server under its own time-out',
  'GET /GetSpeedingRanks': 'the speed ranking, since a member may not have the figures of the others',
  'POST /ConfirmCopy': 'a copy goes to an address that agreed to it',
  'POST /InviteUser': 'an invitation is sent again to who set no password yet',
  'POST /KeepDrafts': 'unfinished reports are kept by who has the former address',
  'POST /RequestEndorsement': 'mail, entry and confirmation are one thing that is safe to send again',
  'POST /SelectCompany': 'a change of company for the activity log',
}

/** By which a list that grows may be asked for, and need not be. */
const ofPage = ['after', 'from', 'limit', 'to']

describe('[API-005] [API-006] [API-007] [API-009] the contract holds the call', () => {
  test.each(inventory.calls)('$id $method $path', ({ method, path, query }) => {
    const endpoint = endpoints.find((one) => one.path === pathOf(path))
    expect(endpoint, 'a call with this path, letter by letter').toBeDefined()
    expect(endpoint!.method).toBe(method)
    const properties: Record<string, TSchema> = IsObject(endpoint!.query) ? endpoint!.query.properties : {}
    const taken = Object.keys(properties).filter((name) => !(ofPage.includes(name) && IsOptional(properties[name])))
    expect(taken).toEqual(expect.arrayContaining(query))
    if (path !== '/LogOn' && path !== '/checkAuth') expect(taken.toSorted()).toEqual(query.toSorted())
  })

  test('and no others, but for the additions named here', () => {
    const asked = inventory.calls.map(({ method, path }) => `${method} ${pathOf(path)}`)
    const offered = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(offered.toSorted()).toEqual([...asked, ...Object.keys(additions)].toSorted())
    expect(inventory.calls).toHaveLength(86)
  })
})

/** The schema of an entity where it is not exported under its own name. */
const schemas: Record<string, TSchema | undefined> = {
  ...(entities as unknown as Record<string, TSchema>),
  ClientChangeHistory: entities.ClientChange,
  Object: entities.PortalObject,
  'ClaimDraft.claimTypeDetail': entities.ClaimSubmission.properties.claimTypeDetail,
  'ClaimDraft.personalInfoDetail': entities.PersonalInfo,
  'ClaimDraft.lossInfoDetail': entities.LossInfo,
  ClaimDraft: entities.ClaimSubmission,
  ClaimValue: entities.ControlValue,
  ForgotPasswordPayload: contract.forgotPassword.query,
  ResetPasswordPayload: contract.resetPassword.query,
  ContactEntry: contract.createEntry.body,
  Group: payloadItemOf(contract.getGroupsWithRoleGroups),
  TelematicsRecord: entities.TelematicsRecord,
  ResponseEnvelope: contract.createUser.response,
}

/** Fields that no call carries, and why. */
const notCarried: Record<string, Record<string, string>> = {
  'ClaimDraft.personalInfoDetail': { policyList: 'the choices of step 2, which the portal has from the policies' },
  'ClaimDraft.lossInfoDetail': {
    additionalInfo: 'travels as additionalInfoValues (AMB-111)',
    otherVehicles: 'travels as otherVehicleValues (AMB-111)',
    additionalInfo_WC: 'travels as additionalInfo_WCValues (AMB-111)',
  },
  ResponseEnvelope: { 'Error.ErrorStatus': 'below Error', 'Error.ErrorMessage': 'below Error' },
  ELearningSummary: {
    'courses[] {title, status, timestamp} per employee': 'employees[].courses[]',
    'content[] {title, type, timestamp}': 'content[]',
  },
}

/** Entities that live in the portal alone. */
const ofThePortal = ['Session']

describe('[ENT-001] … [ENT-015] the contract spells the fields of', () => {
  test.each(inventory.entities.filter(({ name }) => !ofThePortal.includes(name)))('$id $name', ({ name, fields }) => {
    const schema = schemas[name]
    expect(IsObject(schema), `an entity ${name}`).toBe(true)
    const carried = fields.filter((field) => !Object.hasOwn(notCarried[name] ?? {}, field))
    expect(IsObject(schema) && Object.keys(schema.properties)).toEqual(expect.arrayContaining(carried))
  })

  test('an envelope and of what employees learned, which the list writes in words', () => {
    expect(Object.keys(entities.CallError.properties)).toEqual(['ErrorStatus', 'ErrorMessage'])
    const { employees, content } = entities.ELearningSummary.properties
    expect(Object.keys(employees.items.properties.courses.items.properties)).toEqual(['title', 'status', 'timestamp'])
    expect(Object.keys(content.items.properties)).toEqual(['title', 'type', 'timestamp'])
  })
})

function payloadItemOf({ response }: Endpoint): TSchema | undefined {
  const list = IsObject(response) ? response.properties['Payload'] : undefined
  return IsArray(list) ? list.items : undefined
}
