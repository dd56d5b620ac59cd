import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from './test-server.ts'

// The fields of each entity as the specification prints them (core §3 and areas §3, the union of both where they
// differ), against what a server with the demo data answers to the call that reads it.

/** Values that are known once the server runs. */
interface Known {
  /** The calling staff administrator. */
  user: number
  roleGroup: number
  /** A company one of whose policies was canceled. */
  canceled: number
}
const member = 100
const ofMember = () => ({ clientId: member })
const ofMemberCapital = () => ({ ClientId: member })
const ofProgram = () => ({ ProgramsRecId: 1 })
const ofUser = ({ user }: Known) => ({ UsersRecId: user })

type Read = readonly [call: Parameters<Caller>[0], query?: (known: Known) => object]
interface Entity {
  /** Every field on its own line of the specification, letter by letter. */
  fields: string
  /** Calls that return complete entities. */
  reads: readonly Read[]
  /** The path of the entities in the payload; the payload itself by default. */
  at?: (payload: never) => readonly object[]
  /** Fields that no entity may have. */
  not?: string
}

const entities: Record<string, Entity> = {
  '[ENT-001] client': {
    fields: 'ClientId ClientName ClientCode Program BrokerClientId ProgramsRecId ClientType Phone Address',
    reads: [['getClients']],
  },
  '[ENT-001] address of a client': {
    fields: 'Line1 City State ZipCode',
    reads: [['getClients']],
    at: (clients: { Address: object }[]) => clients.map(({ Address }) => Address),
  },
  '[ENT-002] user': {
    fields:
      'RecId FirstName LastName Email Phone AddressLine1 City State ZipCode IsActive ClientId roleName isEditable',
    reads: [['getUsersByGroup', () => ({ GroupsRecId: 1 })]],
  },
  '[ENT-002] user role group': {
    fields: 'UsersRecId RoleGroupsRecId IsActive',
    reads: [['getUserRoleGroups']],
  },
  '[ENT-002] group': { fields: 'RecId Name Code linkedRoleGroups', reads: [['getGroupsWithRoleGroups']] },
  '[ENT-002] role': { fields: 'RecId Name', reads: [['getRoles']] },
  '[ENT-002] role group': {
    fields: 'RecId RoleName GroupName GroupsRecId RolesRecId',
    reads: [['getRoleGroups']],
  },
  '[ENT-002] object access': {
    fields: 'ObjectsRecId IsActive Code',
    reads: [['getRoleGroupObjectAccess', ({ roleGroup }) => ({ RoleGroupsRecId: roleGroup })]],
  },
  '[ENT-003] policy': {
    fields: 'PolicyId PolicyNumber LOB CarrierName EffectiveDate ExpirationDate CancelDate CategoryCode RecId EffDate',
    reads: [['getPoliciesByClient', ({ canceled }) => ({ clientId: canceled })]],
  },
  '[ENT-004] claim': {
    fields: `RecId ClaimNumber PolicyNumber LossDate ClaimantName LossType StatusCode TotalIncurred LossLocation
      ReportedDate ValuationDate ClosedDate DriverName FactsofLoss eCaptivPremiumYear AdjusterFirstName AdjusterLastName
      AdjusterEmail LitigationManagerNm Recovery LossReserve LossPaid ExpenseReserve ExpensePaid MedReserveAmt MedPaidAmt
      ExpExclMedReserveAmt ExpExclMedPaidAmt StateCode SourceNm`,
    reads: [['getClaimsByClient', () => ({ ClientID: member })]],
  },
  '[ENT-005] member fund analysis': {
    fields: `RecId ClientId ProgramCd YearQuarter PremiumYearFrom PremiumYearTo AFundBalance BFundBalance
      AFundGrossPremium AFundFrequencyClaimsAndExpencesPaid AFundFrequencyClaimsAndExpencesReserves AFundSurplus
      AFundPremiumAssessment AFundPremiumAssessmentCollected AFundAllocationToBFund AFundReturnToMember
      AFundInvestmentAllocation BFundGrossPremium BFundSeverityClaimsAndExpencesPaid
      BFundSeverityClaimsAndExpencesReserves BFundSurplus BFundPremiumAssessment BFundAFundDeficit
      BFundInvestmentAllocation`,
    reads: [['getMemberFundAnalysis', ofMember], ['getMemberFundAnalysisAll']],
  },
  '[ENT-006] document': {
    fields: `RecId DocumentId DocumentTypesRecId FileName FilePath Description ClientId ProgramsRecId Year Month Day
      Quarter CreatedDateTime PolicyNumber CreatedBy`,
    reads: [
      ['getDocumentsByClient', ofMember],
      ['getDocumentsByProgram', () => ({ programsRecId: 1 })],
    ],
  },
  '[ENT-006] document type': {
    fields: 'RecId Code Name Tier IsActive ClientAllowUpload',
    reads: [['getDocumentTypes']],
  },
  '[ENT-007] program': { fields: 'RecId Code Name', reads: [['getPrograms']] },
  '[ENT-008] claim notification': {
    fields: `CriteriaType CriteriaName CriteriaValue DateCriteriaMet LOB PolicyNumber ClaimNumber PolicyId ForClientId
      ReportedDate IsActive`,
    reads: [['getClaimNotificationsByUser', ofUser]],
  },
  '[ENT-008] claim notification selection': {
    fields: `IsSelected SendEmail ClaimNotificationCriteriaRecId UsersRecId ClientId ForClientId UserEmail
      ModifiedComments`,
    reads: [['getClaimNotificationSelectionsByUser', ofUser]],
  },
  '[ENT-009] membership reference': {
    fields: 'Type FirstName LastName BusinessEmail BusinessPhone',
    reads: [['getMembershipReferences', ofProgram]],
  },
  '[ENT-009] officer or committee slate': {
    fields: 'Type ClientId Company FirstName LastName',
    reads: [['getOfficerAndCommiteeSlates', ofProgram]],
  },
  '[ENT-009] member number': { fields: 'ProgramsRecId Number', reads: [['getClientMemberNumber', ofMemberCapital]] },
  '[ENT-010] client change history': {
    fields: 'ClientId ProgramsRecId StartDate EndDate CreatedDateTime',
    reads: [['getClientsChangeHistory']],
  },
  '[ENT-011] assessment': {
    fields: `ClientId PolicyId PolicyTerm PolicyNumber EffDate ExpDate ECaptivProgramYear TotalAssessmentAmount
      DisplayType CategoryCode`,
    reads: [['getAssessment', ofMember]],
    not: 'TotalDistributionAmount',
  },
  '[ENT-011] distribution': {
    fields: `ClientId PolicyId PolicyTerm PolicyNumber EffDate ExpDate ECaptivProgramYear TotalDistributionAmount
      DisplayType CategoryCode`,
    reads: [['getAFundDistribution', ofMember]],
    not: 'TotalAssessmentAmount',
  },
  '[ENT-012] loss control': {
    fields: 'ContractAmount EventTypeCd EventTypeTxt',
    reads: [
      ['getLossControlTracker', ofMember],
      ['getLossControlRetainerServices', ofMember],
    ],
  },
  '[ENT-012] best practice': {
    fields: 'Section IsSelectedInd RecId',
    reads: [['getBestPracticesByClientId', ofMember]],
  },
  '[ENT-012] best practice score': { fields: 'Section Weight', reads: [['getBestPracticeScoresByProgram', ofProgram]] },
  '[ENT-012] warranty or recommendation': {
    fields: 'WarrantyNm2 DateInitiated WarrantyStatusCd GroupTypeTxt',
    reads: [['getWarrantiesRecommdationsByClientId', ofMember]],
  },
  '[ENT-013] speeding summary, its buckets named by miles per hour': {
    fields: `ClientId YearMonth SpeedingUnder5_Sec Speeding5To10_Sec Speeding10To15_Sec SpeedingOver15_Sec
      TotalMovingTime_Hr`,
    reads: [['getSpeedingMonthlySummaries', ofMember]],
  },
  '[ENT-013] telematics record: provider': { fields: 'tsp', reads: [['getClientTSPs', ofMemberCapital]] },
  '[ENT-013] telematics record: status': { fields: 'statusAtUI', reads: [['getClientTEStatus', ofMemberCapital]] },
  '[ENT-013] telematics record: vehicles': {
    fields: 'vehicleCount',
    reads: [['getClientTEVehicleCount', () => ({ ClientId: member, yearMonth: monthAgo() })]],
  },
  '[ENT-013] telematics record: power units': {
    fields: 'dcPowerUnit',
    reads: [['getClientPolicyPowerUnit', ofMemberCapital]],
  },
  '[ENT-014] e-learning summary: the courses of an employee': {
    fields: 'title status timestamp',
    reads: [['getELiveSummary', ofMemberCapital]],
    at: ({ employees }: { employees: { courses: object[] }[] }) => employees.flatMap(({ courses }) => courses),
  },
  '[ENT-014] e-learning summary: content': {
    fields: 'title type timestamp',
    reads: [['getELiveSummary', ofMemberCapital]],
    at: ({ content }: { content: object[] }) => content,
  },
  '[ENT-014] announcement': { fields: 'RecId AnnouncementTxt', reads: [['getAnnouncements']] },
  '[ENT-014] directory entry': {
    fields: 'Department FirstName LastName BusinessEmail BusinessPhone BusinessPhoneExt BusinessCell',
    reads: [['getEmaxxDirectory']],
  },
  '[ENT-015] activity entry': { fields: 'User CreatedDateTime Action', reads: [['getAuditLog']] },
}

let server: TestServer
let staff: Caller
let known: Known
beforeAll(async () => {
  server = await startTestServer()
  const email = 'staff.admin@demo.example'
  staff = await server.as(email)
  const { sql } = server.database
  const user = ((await staff('getUserByEmail', { query: { email } })).body.Payload as { RecId: number }).RecId
  const [role] = await sql<{ id: number }>(
    'select role_groups_rec_id as id from user_role_groups where users_rec_id = $1',
    [user],
  )
  const [policy] = await sql<{ id: number }>(
    'select client_id as id from policies where cancel_date is not null limit 1',
  )
  known = { user, roleGroup: role!.id, canceled: policy!.id }
})
afterAll(() => server.close())

describe('every specified field exists and is filled in demo data', () => {
  test.each(Object.entries(entities))('%s', async (_, { fields, reads, at, not }) => {
    const wanted = words(fields)
    const found: object[] = []
    for (const call of reads) {
      const payload = await read(call)
      const rows = at ? at(payload as never) : ([payload].flat() as object[])
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        expect(Object.keys(row)).toEqual(expect.arrayContaining(wanted))
        for (const name of words(not)) expect(row).not.toHaveProperty(name)
      }
      found.push(...rows)
    }
    const isFilled = (row: object, field: string) => ![null, ''].includes((row as Record<string, never>)[field] ?? null)
    expect(wanted.filter((field) => !found.some((row) => isFilled(row, field)))).toEqual([])
  })
})

async function read([call, queryOf]: Read): Promise<unknown> {
  const { status, body } = await staff(call, queryOf && { query: queryOf(known) })
  expect(status, call).toBe(200)
  return body.Payload
}

const words = (list = '') => list.split(/\s+/).filter((word) => word !== '')

/** The month before this one, yyyyMM. */
function monthAgo(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7).replace('-', '')
}

test('[ENT-015] a contact entry has Origin, User and Content', async () => {
  const body = { Origin: 'Contact Us', User: 'staff.admin@demo.example', Content: 'A question' }
  expect((await staff('createEntry', { body })).body.Error?.ErrorStatus).toBe(0)
  expect(await server.database.sql('select origin, user_email, content from contact_entries')).toContainEqual({
    origin: body.Origin,
    user_email: body.User,
    content: body.Content,
  })
  for (const field of Object.keys(body)) {
    const { [field as 'Origin']: _, ...without } = body
    expect((await staff('createEntry', { body: without })).status, `without ${field}`).toBe(400)
  }
})
