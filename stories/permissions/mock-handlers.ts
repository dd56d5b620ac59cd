import { capabilities, contract, documentCategories, type Endpoint } from '@captive/api-client/contract'

import { dashboardHandlers, dayFromToday } from '../dashboard/mock-handlers.ts'
import { companies, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { sampleDocument } from '../shell/sample-documents.ts'
import type { Holder } from './granted-codes.ts'

const papers = (tier: string) =>
  documentCategories
    .filter((category) => category.tier === tier)
    .map(({ prefix }, at) =>
      sampleDocument(at + 1, prefix.endsWith('Statements') ? `${prefix}_Audited Financials` : prefix, '2026-01-01'),
    )

/** A document for the latest policy term. */
const sentForRenewal = sampleDocument(90, 'Member Kiosk_Renewal Documentation_Loss Runs', dayFromToday(90))

const lists = Object.fromEntries(
  Object.values<Endpoint>(contract)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => [path, { Payload: [] }]),
)

const groups = [
  { RecId: 1, Name: 'eMaxx', Code: 'Emaxx', linkedRoleGroups: [] },
  { RecId: 2, Name: 'Member', Code: 'Policyholder', linkedRoleGroups: [] },
]

/** Handlers with data for every screen. `holder` returns the user. */
export function matrixServer(holder: () => Holder): MockHandlers {
  const person = () => {
    const { group, role, held, withheld } = holder()
    const email = `${group}.${role}.${withheld ?? 'all'}.${held.size}@captive.example`.toLowerCase()
    const handlers = signedInAs({ group: group as 'eMaxx', permissions: [...held] })
    const user = (handlers['/GetUserByEmail'] as { Payload: object }).Payload
    const auth = (handlers['/checkAuth'] as { Payload: object }).Payload
    return {
      ...handlers,
      '/checkAuth': { Payload: { ...auth, email } },
      '/GetUserByEmail': { Payload: { ...user, Email: email } },
      '/GetRoles': { Payload: [{ RecId: 1, Name: role }] },
    } as MockHandlers
  }
  const ofPerson = Object.keys(person()).map((path) => [path, () => person()[path]])
  return {
    ...lists,
    ...dashboardHandlers,
    '/GetCapabilities': { Payload: Object.keys(capabilities) },
    '/GetGroupsWithRoleGroups': { Payload: groups },
    '/getDocumentsByProgram': { Payload: papers('Program') },
    '/getDocumentsByClient': { Payload: [...papers('Insured'), sentForRenewal] },
    '/GetAttention': { Payload: { Items: [], Counts: [] } },
    '/GetSinceLastVisit': { Payload: null },
    '/GetDigest': { Payload: { IsWanted: false } },
    '/GetClientMemberNumber': { Payload: null },
    '/GetELiveSummary': { Payload: { Courses: [], Content: [] } },
    '/GetClientTEStatus': { Payload: null },
    '/GetClientTEVehicleCount': { Payload: null },
    '/GetClientPolicyPowerUnit': { Payload: null },
    '/GetFIFAccountInfoByClientId': { Payload: null },
    '/GetEmaxxDirectory': {
      Payload: [
        {
          Department: 'Claims',
          FirstName: 'Ann',
          LastName: 'Stone',
          BusinessEmail: 'ann.stone@captive.example',
          BusinessPhone: '918-555-0100',
          BusinessPhoneExt: null,
          BusinessCell: null,
        },
      ],
    },
    '/GetVehicleSchedule': { Payload: [] },
    '/GetClaimNotificationCriteria': {
      Payload: [{ RecId: 1, CriteriaType: 'Claim', CriteriaName: 'New claim', CriteriaValue: 'Any', IsActive: 1 }],
    },
    ...Object.fromEntries(ofPerson),
    '/getClients': { Payload: companies },
    '/SelectCompany': { Error: { ErrorStatus: 0, ErrorMessage: null } },
  }
}
