import { randomUUID } from 'node:crypto'
import { contract, type Contract, type Endpoint } from '@captive/api-client/contract'
import { samples } from '@captive/form-engine/catalogue'
import { IsArray, IsLiteral, IsObject, IsOptional, IsUnion, type TSchema } from 'typebox'

import { documentTypeRows } from '../src/reference/document-types.ts'
import { claimBody, emailBody } from './claim-bodies.ts'
import { deliveryBody } from './deliveries.ts'
import { fileBody } from './test-server.ts'
import { absentIds, type TenantIds } from './tenant-ids.ts'

export type CallName = keyof Contract

/** All calls of the contract with their endpoints. */
export const calls = Object.entries<Endpoint>(contract) as [CallName, Endpoint][]

export interface Request {
  query?: Record<string, unknown>
  body?: object | string
}

const portal = 'http://localhost:4000'
const now = new Date().toISOString()

/** Filters of claims that name no tenant; search-claims.test.ts tries each. */
const claimFilters = ['searchClaims', 'getTotalsOfClaims'].flatMap((call) =>
  ['Text', 'Line', 'Year', 'Status', 'State', 'Cause', 'Place', 'Driver', 'Adjuster', 'Sort']
    .concat('Vehicle', 'Hour', 'Without', 'Least', 'Most', 'LeastLag', 'MostLag')
    .map((field) => `${call}.${field}`),
)

/** The kind of thing that a query field names, by call and name or only by name; `{ is }` for a fixed value. */
const queryFields: Record<string, keyof TenantIds | { is: unknown }> = {
  ...Object.fromEntries(claimFilters.map((field) => [field, { is: undefined }])),
  ClientId: 'company',
  ClientID: 'company',
  clientId: 'company',
  clientIds: 'company',
  ReportingClientId: 'reporter',
  ProgramsRecId: 'program',
  ProgramRecId: 'program',
  programsRecId: 'program',
  UsersRecId: 'user',
  PolicyId: 'policy',
  ClaimNumber: 'claimNumber',
  ConfirmationNum: 'report',
  DraftId: 'draft',
  Version: { is: 'bbbbbbbb-0000-4000-8000-bbbbbbbbbbbb' },
  BasedOn: { is: 'aaaaaaaa-0000-4000-8000-aaaaaaaaaaaa' },
  TimeZone: { is: 'America/Chicago' },
  FileName: 'documentFile',
  'getClaim.RecId': 'claim',
  'getClaimValuations.RecId': 'claim',
  'getClaimHistory.RecId': 'claim',
  'getReportsOfClaim.RecId': 'claim',
  'getDelivery.RecId': 'delivery',
  'getDeliveryReport.RecId': 'delivery',
  'getDeliveryPreview.RecId': 'delivery',
  'getDeliveryFile.RecId': 'delivery',
  Source: { is: 'Keel Claims' },
  'search.Text': { is: 'member' },
  'getAttention.State': { is: undefined }, // open items
  'getAttention.Rule': { is: undefined }, // of all rules
  'getReportMatches.Claim': { is: undefined }, // with and without
  'getReportMatches.Type': { is: undefined },
  'getReportMatches.Severity': { is: undefined },
  'getReportMatches.Assigned': { is: undefined },
  'exportReports.As': { is: 'csv' },
  'exportReports.Claim': { is: undefined },
  'exportReports.Type': { is: undefined },
  'bringDelivery.Kind': { is: 'claims' },
  'getDeliveryTemplate.Kind': { is: 'users' },
  'getDefinitionVersion.Number': { is: 1 },
  Form: { is: 'claim-report' },
  'deleteClaimView.Name': { is: 'Open claims' },
  'getUser.RecId': 'user',
  'deleteUser.RecId': 'user',
  'documentDelete.RecId': 'documentId',
  'getDocumentReaders.RecId': 'documentId',
  'endSession.RecId': { is: 990_990_014 },
  'removePasskey.RecId': { is: 990_990_013 },
  'deleteIdentityProvider.RecId': { is: 990_990_015 },
  'getUserByEmail.email': 'colleagueEmail',
  'forgotPassword.email': 'email',
  'sendEmail.To': 'email',
  Subject: { is: 'A question' },
  Body: { is: 'Hello' },
  origin: { is: portal },
  Password: { is: 'A long enough one 1' },
  Token: { is: 'nobody-was-given-this' },
  Search: { is: 'ke' },
  zipcd: { is: '79101' },
  count: { is: 3 },
  limit: { is: 10 },
  after: { is: undefined }, // a whole list, and not what follows one of its rows
  from: { is: '2000-01-01T00:00:00Z' },
  to: { is: '2100-01-01T00:00:00Z' },
  'getClaimsByPolicy.from': { is: '2000-01-01' },
  'getClaimsByPolicy.to': { is: '2100-01-01' },
  'searchClaims.from': { is: '2000-01-01' },
  'searchClaims.to': { is: '2100-01-01' },
  'getTotalsOfClaims.from': { is: '2000-01-01' },
  'getTotalsOfClaims.to': { is: '2100-01-01' },
  'getClaimsByClient.from': { is: '2000-01-01' },
  'getClaimsByClient.to': { is: '2100-01-01' },
  yearMonth: { is: now.slice(0, 7).replace('-', '') },
  monthYear: { is: `${now.slice(5, 7)}-${now.slice(0, 4)}` },
  // Reference data, which belongs to no tenant.
  'getPeople.RoleGroupsRecId': { is: undefined },
  'getPeople.Search': { is: undefined },
  'getPeople.Code': { is: undefined },
  'getPeople.State': { is: undefined },
  'getPeople.DaysSinceSignIn': { is: undefined },
  GroupsRecId: { is: 2 },
  RoleGroupsRecId: { is: 21 },
  'getObject.RecId': { is: 1 },
  'getMembershipType.RecId': { is: 1 },
  'deleteAnnouncement.RecId': { is: 1 },
}

/** One row of each table: not a claim report, so publishing it is refused. */
const fewTables = {
  controls: [
    {
      ...{ RecId: 27, ParentControlsRecId: null, ControlTypeCode: 'dropdown', ControlDataTypeCode: 'text' },
      ...{ ControlLabel: 'Kind of loss', ControlLabelCode: 'LossType', IsRequired: 1, IsActive: 1, ControlOrder: 10 },
      ...{ IsConfidential: 0, MaskDisplay: null },
    },
  ],
  displayValues: [{ ControlsRecId: 27, DisplayValue: 'fire', DisplayLabel: 'Fire', Order: 10, IsActive: 1 }],
  dependencies: [{ ControlsRecId: 28, ControlingControlsRecId: 27, ControlingValue: 'fire', IsActive: 1 }],
}

const absentMessage = 'cccccccc-0000-4000-8000-cccccccccccc'

let last = 0

/** A number that no other request of the test was made with. */
const fresh = () => ++last

const renewalType = documentTypeRows.find(({ Code }) => Code.includes('_Renewal Documentation_'))!
const programType = documentTypeRows.find(({ Tier }) => Tier === 'Program')!
const employeeOfMember = 23

const document = ({ Code, RecId }: { Code: string; RecId: number }, FilePath: string | undefined, place: object) => ({
  DocumentId: Code,
  DocumentTypesRecId: RecId,
  FilePath,
  FileName: 'document.pdf',
  Description: '',
  ...place,
  Year: 2026,
  Month: 1,
  Day: 1,
  Quarter: 1,
})

const person = (Email: string, ClientId: number) => ({
  FirstName: 'Maria',
  LastName: 'Lopez',
  Email,
  Phone: '212-456-7890',
  AddressLine1: '1 Main Street',
  City: 'Amarillo',
  State: 'TX',
  ZipCode: '79101',
  IsActive: 1,
  ClientId,
})

const selection = ({ user, company, watched }: TenantIds) => ({
  IsSelected: true,
  SendEmail: true,
  ClaimNotificationCriteriaRecId: 1,
  UsersRecId: user,
  ClientId: company,
  ForClientId: watched,
  UserEmail: 'ignored@mail.example',
  ModifiedComments: null,
})

const fundRow = ({ fund, company }: TenantIds) => {
  const fields = Object.keys(contract.getMemberFundAnalysisPDF.body.items.properties)
  const amounts = Object.fromEntries(fields.map((name) => [name, 1]))
  return { ...amounts, RecId: fund, ClientId: company, ProgramCd: 'PC1', YearQuarter: '202601' }
}

/** A vehicle change without a policy, which every tenant would have to name. */
const endorsement = {
  change: 'Remove Vehicle',
  COMPANY: 'typed',
  'POLICY NUMBER': 'typed',
  'EFFECTIVE DATE': '2026-01-01',
  ...{ YEAR: '2024', MAKE: 'typed', MODEL: 'typed', VIN: 'typed' },
  ...{ LIABILITY: true, COLLISIONANDCOMPREHENSIVE: false, CONFIRM: true },
}
const propertyLoss = samples.find(({ claimType }) => claimType === 'Property')!.answers(now.slice(0, 10))

const attachment = (filePath: string | undefined) => [{ name: 'photo.txt', filePath }]

/** Of an issuer that nothing answers at. */
const identityProvider = (company: number) => ({
  ClientId: company,
  Domain: 'keel.example',
  Issuer: 'http://127.0.0.1:9',
  ClientIdentifier: 'portal',
  ClientSecret: 'a-secret',
  GroupsClaim: 'groups',
  Roles: [],
  AllowsPasswords: true,
})

/**
 * The bodies of the calls that take one, naming things of a tenant; lists name `own` things beside them. What a call
 * says twice, in query and body, is said here too.
 */
const bodies: { [Name in CallName]?: (things: TenantIds, own: TenantIds) => Request } = {
  logOn: ({ email }) => ({ body: { username: email, password: 'not the password', grant_type: 'password' } }),
  secondStep: () => ({ body: { Code: '123456' } }),
  confirmAuthenticatorApp: () => ({ body: { Code: '123456' } }),
  removeAuthenticatorApp: () => ({ body: { Code: '123456' } }),
  passkeySignIn: () => ({ body: { Response: { id: 'an-unknown-passkey' } } }),
  addPasskey: () => ({ body: { Name: 'Phone', Response: { id: 'a-passkey' } } }),
  renamePasskey: () => ({ body: { RecId: 990_990_013, Name: 'Work phone' } }),
  startSingleSignOn: ({ email }) => ({ body: { email, origin: 'http://localhost:4000' } }),
  finishSingleSignOn: () => ({ body: { Query: 'code=unknown', State: 'an-unknown-state-0123' } }),
  saveIdentityProvider: ({ company }) => ({ body: identityProvider(company) }),
  createEntry: ({ email }) => ({ body: { Origin: 'portal', User: email, Content: 'Hello' } }),
  addServiceAccount: () => ({ body: { Name: 'Keel Claims', Days: 365 } }),
  revokeServiceAccount: () => ({ body: { RecId: 990_990_011 } }),
  setWebhook: () => ({ body: { Url: 'https://claims.example/reports' } }),
  sendWebhookMessage: () => ({ body: { MessageId: absentMessage } }),
  discardWebhookMessage: () => ({ body: { MessageId: absentMessage } }),
  bringDelivery: () => ({ body: deliveryBody('2026-09-30', [{ number: 'KC-1' }]) }),
  analyzeDelivery: ({ delivery }) => ({ body: { RecId: delivery, Source: 'Keel Claims', Mapping: {}, Accepted: [] } }),
  applyDelivery: ({ delivery }) => ({ body: { RecId: delivery, Accepted: ['KC-1'] } }),
  discardDelivery: ({ delivery }) => ({ body: { RecId: delivery } }),
  replaceReportMapping: () => ({ body: { columns: [{ column: 'Number', from: ['#ConfirmationNum'] }] } }),
  reviewDefinitions: () => ({ body: { Tables: fewTables } }),
  publishDefinitions: () => ({ body: { Tables: fewTables, Reason: 'A new question' } }),
  rollBackDefinitions: () => ({ body: { Number: 990_990_012, Reason: 'It confused drivers' } }),
  decideReportMatch: ({ reportId, claim }) => ({
    body: { ReportRecId: reportId, ClaimsRecId: claim, Decision: 'confirm' },
  }),
  assignReport: ({ reportId, user }) => ({ body: { ReportRecId: reportId, UsersRecId: user } }),
  takeBackDelivery: ({ delivery }) => ({ body: { RecId: delivery } }),
  setDeliveryRhythm: () => ({ body: { Source: 'Keel Claims', Rhythm: 'monthly' } }),
  documentUpload: () => ({ body: fileBody('photo.txt', 'a photo') }),
  createDocument: ({ company, program, uploads }) => ({
    body: document(renewalType, uploads[0], { ClientId: company, ProgramsRecId: program }),
  }),
  guessDocuments: () => ({ body: { FileNames: ['CEDA0100_Loss Runs_2026.pdf'] } }),
  fileDocuments: ({ company, program, uploads }) => ({
    body: {
      Documents: [document(renewalType, uploads[0], { ClientId: company, ProgramsRecId: program })],
      Replace: true,
    },
  }),
  undoDocuments: () => ({ body: { BatchId: absentMessage } }),
  fnolSubmit: ({ uploads }) => ({
    body: { ...claimBody('property-fire', 'typed'), uploads: attachment(uploads[1]) },
  }),
  fnolSubmit2: ({ uploads }) => ({
    body: { ...claimBody('property-fire', 'typed'), uploads: attachment(uploads[2]) },
  }),
  fnolEmail: ({ uploads }) => ({ body: { ...emailBody(), uploads: attachment(uploads[3]) } }),
  putFNOLDraft: ({ uploads }) => {
    const { personalInfoDetail } = claimBody('property-fire', 'typed')
    const body = {
      claimType: null,
      personalInfo: personalInfoDetail,
      answers: {},
      uploads: attachment(uploads[4]),
      step: 1,
    }
    return { body }
  },
  setAttentionState: () => ({ body: { Key: 'recommendation:1:1', State: 'done' } }),
  setDigest: () => ({ body: { IsWanted: true } }),
  saveClaimView: () => ({ body: { Name: 'Open claims', Search: '?status=open' } }),
  starCompany: () => ({ body: { IsStarred: true } }),
  sendClaimMessage: ({ claim }) => ({
    body: { RecId: claim, Id: randomUUID(), Subject: 'A question', Body: 'Hello' },
  }),
  addClaimFiles: ({ claim, uploads }) => ({
    body: { RecId: claim, Id: randomUUID(), Note: '', Files: [{ name: 'photo.txt', filePath: uploads[6] }] },
  }),
  watchClaim: ({ claim }) => ({ body: { RecId: claim, Watched: true } }),
  requestEndorsement: () => ({ query: { RequestId: randomUUID() }, body: endorsement }),
  findFNOLDuplicates: () => ({ body: { claimType: 'Property', answers: propertyLoss } }),
  findFNOLPlace: () => ({ body: { latitude: 41.6, longitude: -93.6 } }),
  getMemberFundAnalysisPDF: (things) => ({ body: [fundRow(things)] }),
  updateClaimNotificationSelectionsByUser: (things, own) => ({
    body: things === own ? [selection(own)] : [selection(own), selection(things)],
  }),
  addAnnouncements: ({ email }) => ({ body: { username: email, announcement: 'Hello' } }),
  updateAnnouncement: () => ({ body: { RecId: 1, announcement: 'Hello' } }),
  createUser: ({ company }) => {
    const email = `new.${fresh()}@mail.example`
    return { query: { email, origin: portal }, body: person(email, company) }
  },
  inviteUser: ({ user }) => ({ query: { RecId: user, origin: portal } }),
  setUsersActive: ({ user }) => ({ body: { RecIds: [user], IsActive: 1 } }),
  updateUser: ({ user, company }) => ({
    body: { RecId: user, ...person(`renamed.${fresh()}@mail.example`, company) },
  }),
  createUserRoleGroup: ({ user }) => ({
    body: { UsersRecId: user, RoleGroupsRecId: employeeOfMember, IsActive: 1 },
  }),
  updateUserRoleGroup: ({ user, roleLink }) => ({
    body: { RecId: roleLink, UsersRecId: user, RoleGroupsRecId: employeeOfMember, IsActive: 1 },
  }),
}

/** Further requests of a call: another body, or other fields of its query. */
const alternatives: { [Name in CallName]?: (things: TenantIds) => Request } = {
  getLossRunReport: () => ({ query: { DocType: 'excel' } }),
  createDocument: ({ program, uploads }) => ({
    body: document(programType, uploads[5], { ClientId: null, ProgramsRecId: program }),
  }),
  documentDownload: ({ programFile }) => ({ query: { FileName: programFile } }),
  updateClaimNotificationSelectionsByUser: (things) => ({
    body: [{ ...selection(things), RecId: things.selection, IsSelected: false, SendEmail: false }],
  }),
}

/** A field of a call has no sample value. */
class UnknownRequestError extends Error {
  constructor(call: string, what: string) {
    super(`${call} cannot be tried: say in test/requests.ts what its ${what} is.`)
    this.name = 'UnknownRequestError'
  }
}

/**
 * Requests of a call that fit the contract and name these things; what may be repeated names `own` things first, and a
 * list that has pages is asked for whole and by page.
 * @throws UnknownRequestError for a call that was added to the contract without a word about it here
 */
export function requestsOf(name: CallName, things: TenantIds, own: TenantIds = things): Request[] {
  const endpoint: Endpoint = contract[name]
  const made = bodies[name]?.(things, own) ?? {}
  if (endpoint.body && !IsOptional(endpoint.body) && made.body === undefined)
    throw new UnknownRequestError(name, 'body')
  const properties: Record<string, TSchema> = IsObject(endpoint.query) ? endpoint.query.properties : {}
  const query = Object.entries(properties).map(([field, schema]) => [
    field,
    made.query?.[field] ?? valueOf(name, field, schema, things, own),
  ])
  const request = { ...made, query: Object.fromEntries(query.filter(([, value]) => value !== undefined)) }
  if ('limit' in request.query) {
    const { limit: _, from: __, to: ___, ...whole } = request.query
    return [{ ...request, query: whole }, request]
  }
  const other = alternatives[name]?.(things)
  return other ? [request, { ...request, ...other, query: { ...request.query, ...other.query } }] : [request]
}

function valueOf(name: CallName, field: string, schema: TSchema, things: TenantIds, own: TenantIds): unknown {
  const known = queryFields[`${name}.${field}`] ?? queryFields[field]
  if (known === undefined) return literalOf(name, field, schema)
  if (typeof known === 'object') return known.is
  return IsArray(schema) ? [...new Set([own[known], things[known]])] : things[known]
}

function literalOf(name: CallName, field: string, schema: TSchema): unknown {
  const first = IsUnion(schema) ? schema.anyOf[0] : schema
  if (IsLiteral(first)) return first.const
  throw new UnknownRequestError(name, `query field ${field}`)
}

/** The kinds of things that requests of a call name. */
export function namedBy(name: CallName): (keyof TenantIds)[] {
  const named = new Set<keyof TenantIds>()
  const observed = new Proxy(absentIds, {
    get: (things, key: keyof TenantIds) => {
      named.add(key)
      return things[key]
    },
  })
  requestsOf(name, observed, absentIds)
  return [...named]
}
