import type { Claim, ClaimNote, ClaimTotals, FiledReport, FoundClaim, Policy } from '@captive/api-client/contract'
import { sumClaims, valuationsOf } from '@captive/api-client/contract'

import { signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'

export const everyClaimsCode = ['004', '004-001', '004-001-002', '004-001-003', '004-001-006', '006-001']

const year = new Date().getUTCFullYear()

function policy(PolicyId: number, LOB: string, from: number, change: Partial<Policy> = {}): Policy {
  return {
    PolicyId,
    RecId: PolicyId,
    PolicyNumber: `${LOB.slice(0, 2).toUpperCase()}-0012-${from}`,
    LOB,
    CarrierName: 'Keel Mutual',
    EffectiveDate: `${from}-01-01`,
    EffDate: `${from}-01-01`,
    ExpirationDate: `${from + 1}-01-01`,
    CancelDate: null,
    CategoryCode: 'PC3-IC',
    ...change,
  }
}

/** One policy in force, one canceled, one expired, one of workers compensation and one of a line without a tab. */
export const policies = [
  policy(71, 'Commercial Auto', year),
  policy(72, 'Commercial Auto', year - 2, { CancelDate: `${year - 2}-06-01` }),
  policy(73, 'Commercial Auto', year - 9),
  policy(74, 'Workers Compensation', year),
  policy(75, 'Cyber', year),
]

function claim(RecId: number, PolicyNumber: string, change: Partial<Claim> = {}): Claim {
  return {
    RecId,
    ClaimNumber: `CL/${RecId}`,
    PolicyNumber,
    LossDate: `${year}-03-01`,
    ClaimantName: 'Dana Whitfield',
    LossType: 'Collision',
    StatusCode: 'Open',
    TotalIncurred: 1_500.5,
    LossLocation: 'Ramp to Interstate 80, Joliet',
    ReportedDate: `${year}-03-05`,
    ValuationDate: `${year}-09-30`,
    ClosedDate: null,
    DriverName: 'Ana Ruiz',
    FactsofLoss: 'Rear-ended at a light.',
    eCaptivPremiumYear: year,
    AdjusterFirstName: 'Chidi',
    AdjusterLastName: 'Okafor',
    AdjusterEmail: 'c.okafor@adjusters.example',
    LitigationManagerNm: 'Jonas Vasquez',
    Recovery: 0,
    LossReserve: 1_000.5,
    LossPaid: 500,
    ExpenseReserve: 0,
    ExpensePaid: 0,
    MedReserveAmt: null,
    MedPaidAmt: null,
    ExpExclMedReserveAmt: null,
    ExpExclMedPaidAmt: null,
    StateCode: 'IL',
    SourceNm: 'Claims administrator',
    ...change,
  }
}

const auto = policies[0]?.PolicyNumber ?? ''
const compensation = policies[3]?.PolicyNumber ?? ''

/** Deliberately unsorted: the closed claim with the highest cost comes first. */
const claims: Record<number, Claim[]> = {
  71: [
    claim(801, auto, {
      StatusCode: 'Closed',
      ClosedDate: `${year}-08-01`,
      LossPaid: 90_000,
      LossReserve: 0,
      TotalIncurred: 90_000,
    }),
    claim(802, auto),
    claim(803, auto, {
      SourceNm: 'Carrier',
      ValuationDate: `${year}-10-31`,
      LossReserve: 20_000,
      TotalIncurred: 20_500,
      ClaimantName: 'Marta Ruiz',
    }),
    claim(804, auto, { StatusCode: 'Reopened', LossReserve: 7_000, TotalIncurred: 7_500 }),
  ],
  74: [
    claim(811, compensation, {
      LossType: 'Fall',
      ExpensePaid: 300,
      ExpenseReserve: 100,
      MedPaidAmt: 200,
      MedReserveAmt: 60,
      ExpExclMedPaidAmt: 100,
      ExpExclMedReserveAmt: 40,
      TotalIncurred: 1_900.5,
    }),
  ],
}

const totals = Object.entries(claims).map(([PolicyId, ofPolicy]): ClaimTotals => ({
  PolicyId: Number(PolicyId),
  eCaptivPremiumYear: year,
  ...sumClaims(ofPolicy),
  OpenIncurred: 0,
  Valuations: valuationsOf(ofPolicy),
  DaysToReport: [{ Days: 4, Claims: ofPolicy.length }],
}))

const notes: ClaimNote[] = [
  { Subject: 'Reserve raised', NoteEffDate: `${year}-04-02T15:00:00Z`, Notes: 'Second estimate of the shop.' },
  { Subject: 'Assignment', NoteEffDate: `${year}-03-06T15:00:00Z`, Notes: 'Acknowledgement sent.' },
]

export const reports: FiledReport[] = [
  {
    RecId: 2,
    ConfirmationNum: 'CN112026091234567',
    reportedAt: `${year}-11-20T21:04:00Z`,
    claimType: 'Auto',
    policyNumber: auto,
    reportedBy: 'Dana Reyes',
    severeReasons: [],
  },
  {
    RecId: 1,
    ConfirmationNum: 'CN111926091234567_E',
    reportedAt: `${year}-11-19T21:04:00Z`,
    claimType: null,
    policyNumber: '',
    reportedBy: 'eli.novak@ridge-freight.example',
    severeReasons: ['Someone was taken to a hospital'],
  },
]

/** Handlers of a server with these claims. */
export function claimsHandlers(
  more: MockHandlers = {},
  permissions: readonly string[] = everyClaimsCode,
): MockHandlers {
  return {
    ...signedInAs({ permissions }),
    '/getPoliciesByClient': { Payload: policies },
    '/GetClaimTotals': { Payload: totals },
    '/GetClaimsByPolicy': (query: URLSearchParams) => ({ Payload: claims[Number(query.get('PolicyId'))] ?? [] }),
    '/GetClaim': (query: URLSearchParams) => ({
      Payload:
        Object.values(claims)
          .flat()
          .find(({ RecId }) => String(RecId) === query.get('RecId')) ?? null,
    }),
    '/GetNotesByClaim': (query: URLSearchParams) => ({ Payload: query.get('ClaimNumber') === 'CL/803' ? notes : [] }),
    '/FNOLReports': { Payload: reports },
    '/GetClaimValuations': { Payload: [] },
    '/GetReportsOfClaim': { Payload: [] },
    ...more,
  }
}

/** The claims of the register: more than two pages of a call. */
export const foundClaims: FoundClaim[] = Array.from({ length: 230 }, (_, at) => {
  const { ValuationDate: _v, LitigationManagerNm: _l, SourceNm: _s, ...shown } = claim(1_000 + at, auto)
  const { MedReserveAmt: _r, MedPaidAmt: _p, ExpExclMedReserveAmt: _x, ExpExclMedPaidAmt: _y, ...found } = shown
  return { ...found, PolicyId: 71, LOB: 'Commercial Auto', ClientId: 12, ClientName: 'Ridge Freight Lines' }
})

/** Handlers of the register of all claims. */
export const registerHandlers = {
  '/SearchClaims': (query: URLSearchParams) => {
    const from = foundClaims.findIndex(({ RecId }) => String(RecId) === query.get('after')) + 1
    const to = from + Number(query.get('limit'))
    return {
      Payload: {
        Claims: foundClaims.slice(from, to),
        Matching: 'typed',
        More: to < foundClaims.length,
        TooMany: false,
      },
    }
  },
  '/GetTotalsOfClaims': { Payload: sumClaims(foundClaims) },
  '/GetClaimViews': { Payload: [] },
  '/GetClaimChoices': {
    Payload: { Years: [year, year - 1], States: ['IL', 'TX'], Causes: ['Collision'], Adjusters: ['Chidi Okafor'] },
  },
}
