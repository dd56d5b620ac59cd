import { IsArray, IsObject, IsOptional, type TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'

import * as entities from '../src/contract/index.ts'
import { contract, type Endpoint } from '../src/contract/index.ts'
// The calls and fields that the specification requires, taken from it and not from the contract.
import inventory from './inventory.json' with { type: 'json' }

const endpoints: Endpoint[] = Object.values(contract)

/** According to the specification, another host serves this feed, but the server reads it (AMB-193). */
const webinarsFeed = '(external webinars feed)'
const pathOf = (path: string) => (path === webinarsFeed ? '/GetWebinars' : path)

/** Optional parameters of growing lists. */
const ofPage = ['after', 'from', 'limit', 'to']

describe('[API-005] [API-006] [API-007] [API-009] the contract has the call', () => {
  test.each(inventory.calls)('$id $method $path', ({ method, path, query }) => {
    const endpoint = endpoints.find((one) => one.path === pathOf(path))
    expect(endpoint, 'a call with this path, letter by letter').toBeDefined()
    expect(endpoint!.method).toBe(method)
    const properties: Record<string, TSchema> = IsObject(endpoint!.query) ? endpoint!.query.properties : {}
    const taken = Object.keys(properties).filter((name) => !(ofPage.includes(name) && IsOptional(properties[name])))
    expect(taken).toEqual(expect.arrayContaining(query))
    if (path !== '/LogOn' && path !== '/checkAuth') expect(taken.toSorted()).toEqual(query.toSorted())
  })

  test('calls without a capability are those of the specification', () => {
    const asked = inventory.calls
      .filter(({ path }) => path !== webinarsFeed) // another host serves it, and a server may read it (AMB-193)
      .map(({ method, path }) => `${method} ${path}`)
    const specified = endpoints.filter(({ capability }) => capability === undefined)
    expect(specified.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(asked.toSorted())
    expect(inventory.calls).toHaveLength(86)
  })

  test.each(endpoints.filter(({ capability }) => capability !== undefined))(
    '$method $path belongs to a capability that is declared',
    ({ capability }) => expect(Object.keys(entities.capabilities)).toContain(capability),
  )

  test('each capability has an endpoint unless it only changes one', () => {
    const named = new Set(endpoints.map(({ capability }) => capability))
    const without = Object.keys(entities.capabilities).filter((name) => !named.has(name as entities.Capability))
    expect(without).toEqual(['FilesByPath', 'LongEmails'])
  })
})

/** The schemas of entities that are not exported under their own name. */
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

/** Fields that no call returns, and why. */
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

/** Entities that exist only in the portal. */
const ofThePortal = ['Session']

describe('[ENT-001] … [ENT-015] the contract has the fields of', () => {
  test.each(inventory.entities.filter(({ name }) => !ofThePortal.includes(name)))('$id $name', ({ name, fields }) => {
    const schema = schemas[name]
    expect(IsObject(schema), `an entity ${name}`).toBe(true)
    const carried = fields.filter((field) => !Object.hasOwn(notCarried[name] ?? {}, field))
    expect(IsObject(schema) && Object.keys(schema.properties)).toEqual(expect.arrayContaining(carried))
  })

  test('an envelope, and the e-learning list in words', () => {
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
