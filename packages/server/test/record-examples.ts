import type { RecordKindName } from '@captive/delivery'
import type { Contract } from '@captive/api-client/contract'
import { expect } from 'vitest'

/** The demo member, and its code. */
export const member = 100
const code = 'CEDA0100'
const today = new Date().toISOString().slice(0, 10)

/** What the demo data has, whose names depend on the day. */
export interface Facts {
  policyNumber: string
  claimNumber: string
  brokerCode: string
  learner: string
}

/** A filled row of a template by head, and where the portal then shows it. */
export interface Example {
  row: Record<string, string | number>
  call: keyof Contract
  query?: object
  shows: Record<string, unknown>
}

const person = { 'First Name': 'Nora', 'Last Name': 'Quill' }
const mail = 'nora.quill@cedar.example'
const ofMember = { 'Company Code': code }
const byClient = { clientId: member }
const byCompany = { ClientId: member }
const withPerson = (one: object): unknown => expect.arrayContaining([expect.objectContaining(one)])
const byProgram = { ProgramsRecId: 1 }

/** Documents come in a zip and have tests of their own. */
export const examples: Record<Exclude<RecordKindName, 'documents'>, (facts: Facts) => Example> = {
  companies: (facts) => ({
    row: {
      'Company Code': 'NEW0900',
      'Company Name': 'Quill Haulage',
      'Company Type': 'Member',
      Program: 'PC1-IC',
      ...{
        'Broker Code': facts.brokerCode,
        Phone: '405-328-1000',
        Address: '12 Prairie Road',
        City: 'Tulsa',
        State: 'OK',
        'ZIP Code': '02134',
      },
    },
    call: 'getClients',
    shows: { ClientName: 'Quill Haulage', ClientType: 'Policyholder' },
  }),
  memberships: () => ({
    row: { ...ofMember, Program: '2', 'Start Date': '2015-03-01', 'End Date': '2016-03-01' },
    call: 'getClientsChangeHistory',
    shows: { ClientId: member, ProgramsRecId: 2 },
  }),
  policies: () => ({
    row: {
      'Policy Number': 'GL-NEW-1',
      ...ofMember,
      'Line of Business': 'gl',
      Carrier: 'Keel Mutual',
      'Effective Date': '2026-01-01',
      'Expiration Date': '2027-01-01',
      Program: 'PC1-IC',
    },
    call: 'getPoliciesByClient',
    query: byClient,
    shows: {
      PolicyNumber: 'GL-NEW-1',
      LOB: 'General Liability',
      EffectiveDate: '2026-01-01',
      CategoryCode: 'PC1-IC',
      CancelDate: null,
    },
  }),
  'member-numbers': () => ({
    row: { 'Member Number': '6-2026-0100', ...ofMember, Program: 'PC6-IC' },
    call: 'getClientMemberNumber',
    query: byCompany,
    shows: { Number: '6-2026-0100' },
  }),
  users: () => ({
    row: { Email: mail, ...person, ...ofMember, Role: 'manager', Phone: '405-328-1000', City: 'Tulsa', State: 'OK' },
    call: 'getUsersByGroup',
    query: { GroupsRecId: 2 },
    shows: { Email: mail, FirstName: 'Nora', ClientId: member },
  }),
  vehicles: (facts) => ({
    row: {
      'Policy Number': facts.policyNumber,
      VIN: '1xkyd49x0nj100001',
      Year: 2022,
      Make: 'Kenworth',
      Model: 'T680',
      Type: 'Tractor',
      'Class Code': '50499',
      'Cost New': 174_000,
      City: 'Joliet',
      State: 'IL',
      Use: 'Commercial',
      Radius: 'Local',
    },
    call: 'getVehicleSchedule',
    query: byCompany,
    shows: { VIN: '1XKYD49X0NJ100001', PolicyNumber: facts.policyNumber, CostNew: 174_000, Vehyear: 2022 },
  }),
  notes: (facts) => ({
    row: { 'Claim Number': facts.claimNumber, 'Note Date': '2026-02-03', Subject: 'Call', Note: 'Called the driver.' },
    call: 'getNotesByClaim',
    query: { ClaimNumber: facts.claimNumber },
    shows: { Subject: 'Call', Notes: 'Called the driver.' },
  }),
  'fund-analysis': () => ({
    row: {
      ...ofMember,
      Program: 'PC1-IC',
      Quarter: '2031 Q3',
      'Premium Year From': 2031,
      'Premium Year To': 2032,
      'A Fund Balance': 1200.5,
    },
    call: 'getMemberFundAnalysis',
    query: byClient,
    shows: { YearQuarter: '203103', AFundBalance: 1200.5, BFundBalance: 0 },
  }),
  'assessments-and-distributions': (facts) => ({
    row: {
      'Policy Number': facts.policyNumber,
      Kind: 'Assessment',
      'Program Year': 2026,
      Amount: '4,100.25',
      Type: 'Special',
    },
    call: 'getAssessment',
    query: byClient,
    shows: { DisplayType: 'Special', TotalAssessmentAmount: 4100.25 },
  }),
  collateral: () => ({
    row: { ...ofMember, 'Policy Number': '1COL-0100-2031', 'Effective Date': '2031-01-01', Form: 'Cash', Amount: 5000 },
    call: 'getCollaterals',
    query: byClient,
    shows: { PolicyNumber: '1COL-0100-2031', CollateralAmt: 5000, FormOfCollateral: 'Cash' },
  }),
  'premium-finance': () => ({
    row: {
      'Account Number': 'FIF-NEW-1',
      ...ofMember,
      Borrower: 'Cedar Ridge',
      'Total Premium': 1000,
      'Down Payment': 200,
      'Amount Financed': 800,
      'Number Of Installments': 10,
      'Installments Made': 4,
      'Installments Remaining': 6,
      APR: 6.25,
    },
    call: 'getFIFAccountInfoByClientId',
    query: byClient,
    shows: { accountNumberField: 'FIF-NEW-1', aPRField: 6.25, amountFinancedField: 800 },
  }),
  'loss-control': () => ({
    row: { ...ofMember, Kind: 'Technology', 'Service Code': 'NEWT', Service: 'Tire sensors', 'Contract Amount': 900 },
    call: 'getLossControlTracker',
    query: byClient,
    shows: { EventTypeTxt: 'Tire sensors', ContractAmount: 900 },
  }),
  'best-practices': () => ({
    row: { ...ofMember, Section: 'Night Driving', Fulfilled: 'yes' },
    call: 'getBestPracticesByClientId',
    query: byClient,
    shows: { Section: 'Night Driving', IsSelectedInd: 1 },
  }),
  'best-practice-weights': () => ({
    row: { Program: 'PC1-IC', Section: 'Night Driving', Weight: 2.5 },
    call: 'getBestPracticeScoresByProgram',
    query: byProgram,
    shows: { Section: 'Night Driving', Weight: 2.5 },
  }),
  warranties: () => ({
    row: { ...ofMember, Type: 'Warranty', Item: 'Fit side guards', 'Date Initiated': '2026-05-01', Status: 'Open' },
    call: 'getWarrantiesRecommdationsByClientId',
    query: byClient,
    shows: { WarrantyNm2: 'Fit side guards', GroupTypeTxt: 'Warranty' },
  }),
  telematics: () => ({
    row: { ...ofMember, Status: 'Paused', 'Power Units': 77 },
    call: 'getClientPolicyPowerUnit',
    query: byCompany,
    shows: { dcPowerUnit: 77 },
  }),
  'telematics-providers': () => ({
    row: { ...ofMember, Provider: 'New Telematics' },
    call: 'getClientTSPs',
    query: byCompany,
    shows: { tsp: 'New Telematics' },
  }),
  speeding: () => ({
    row: {
      ...ofMember,
      Month: today.slice(0, 7),
      Vehicles: 12,
      'Speeding Under 5': 100,
      'Speeding Over 15': 3,
      'Moving Hours': 1200.5,
    },
    call: 'getSpeedingMonthlySummaries',
    query: byClient,
    shows: { YearMonth: today.slice(0, 7).replace('-', '') },
  }),
  'technology-vendors': () => ({
    row: { Vendor: 'Nightlight', Service: 'Cameras' },
    call: 'getTechnologyVendors',
    shows: { Name: 'Nightlight' },
  }),
  learners: () => ({
    row: { ...ofMember, Employee: 'Nora Quill', 'Has Login': 'Yes' },
    call: 'getELiveSummary',
    query: byCompany,
    shows: { employees: withPerson({ name: 'Nora Quill', hasLogin: true }) },
  }),
  courses: (facts) => ({
    row: { ...ofMember, Employee: facts.learner, Course: 'Night Driving', Status: 'Complete', Changed: today },
    call: 'getELiveSummary',
    query: byCompany,
    shows: { employees: withPerson({ name: facts.learner, courses: withPerson({ title: 'Night Driving' }) }) },
  }),
  directory: () => ({
    row: { Department: 'Claims', ...person, Email: mail, Phone: '405-328-1000' },
    call: 'getEmaxxDirectory',
    shows: { BusinessEmail: mail, Department: 'Claims' },
  }),
  references: () => ({
    row: { Program: 'PC1-IC', Type: 'Member', ...person, Email: mail, Phone: '405-328-1000' },
    call: 'getMembershipReferences',
    query: byProgram,
    shows: { BusinessEmail: mail },
  }),
  slates: () => ({
    row: { Program: 'PC1-IC', Post: 'Finance Committee', ...ofMember, ...person },
    call: 'getOfficerAndCommiteeSlates',
    query: byProgram,
    shows: { FirstName: 'Nora', LastName: 'Quill', Company: 'Cedar Ridge Freight Lines' },
  }),
}
