import { contract, documentCategories, type Endpoint } from '@captive/api-client/contract'

import { dashboardAnswers, dayFromToday } from '../dashboard/dashboard-answers.ts'
import { companies, signedInAs, type Answers } from '../shell/network.ts'
import { paper } from '../shell/sample-papers.ts'
import type { Holder } from './held-codes.ts'

const papers = (tier: string) =>
  documentCategories
    .filter((category) => category.tier === tier)
    .map(({ prefix }, at) =>
      paper(at + 1, prefix.endsWith('Statements') ? `${prefix}_Audited Financials` : prefix, '2026-01-01'),
    )

/** For the term that ends last of the policies. */
const sentForRenewal = paper(90, 'Member Kiosk_Renewal Documentation_Loss Runs', dayFromToday(90))

const lists = Object.fromEntries(
  Object.values<Endpoint>(contract)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => [path, { Payload: [] }]),
)

const groups = [
  { RecId: 1, Name: 'eMaxx', Code: 'Emaxx', linkedRoleGroups: [] },
  { RecId: 2, Name: 'Member', Code: 'Policyholder', linkedRoleGroups: [] },
]

/** A server with something to see on every screen, at which whoever `holder` gives is signed in. */
export function matrixServer(holder: () => Holder): Answers {
  const person = () => {
    const { group, role, held, withheld } = holder()
    const email = `${group}.${role}.${withheld ?? 'all'}.${held.size}@captive.example`.toLowerCase()
    const answers = signedInAs({ group: group as 'eMaxx', permissions: [...held] })
    const user = (answers['/GetUserByEmail'] as { Payload: object }).Payload
    const auth = (answers['/checkAuth'] as { Payload: object }).Payload
    return {
      ...answers,
      '/checkAuth': { Payload: { ...auth, email } },
      '/GetUserByEmail': { Payload: { ...user, Email: email } },
      '/GetRoles': { Payload: [{ RecId: 1, Name: role }] },
    } as Answers
  }
  const ofPerson = Object.keys(person()).map((path) => [path, () => person()[path]])
  return {
    ...lists,
    ...dashboardAnswers,
    '/GetGroupsWithRoleGroups': { Payload: groups },
    '/getDocumentsByProgram': { Payload: papers('Program') },
    '/getDocumentsByClient': { Payload: [...papers('Insured'), sentForRenewal] },
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
