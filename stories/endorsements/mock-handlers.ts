import type { Endorsement, EndorsementRequest, Policy, VehicleScheduleRow } from '@captive/api-client/contract'

import { mockApi, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'

/** A policy of the sample company. */
export const policy = (
  PolicyNumber: string,
  LOB: string,
  EffectiveDate: string,
  CancelDate: string | null = null,
): Policy => ({
  ...{ PolicyId: 1, RecId: 1, CarrierName: 'Captive Casualty', CategoryCode: 'PC3-IC' },
  ...{ PolicyNumber, LOB, EffectiveDate, EffDate: EffectiveDate, ExpirationDate: '2027-03-01', CancelDate },
})

export const policies = [
  policy('CAL-100-25', 'Commercial Auto', '2025-03-01'),
  policy('CAL-100-26', 'Commercial Auto', '2026-03-01'),
  policy('CAL-100-24', 'Commercial Auto', '2024-03-01', '2024-09-01'),
  policy('GL-100-26', 'General Liability', '2026-03-01'),
]

export const vehicles = (count: number) =>
  Array.from({ length: count }, (_, at): VehicleScheduleRow => ({
    ...{ PolicyNumber: 'CAL-100-26', EffectiveDate: '2026-03-01', ExpirationDate: '2027-03-01' },
    ...{ Vehyear: 2015 + (at % 11), Make: at % 4 ? 'Kenworth' : 'Great Dane', Model: at % 4 ? 'T680' : 'Champion' },
    ...{ VIN: `1XKYD49X0NJ1${String(at).padStart(5, '0')}`, City: 'Joliet', RegistrationState: 'IL' },
    ...{ Type: at % 4 ? 'Tractor' : 'Trailer', ClassCode: '50499', CostNew: 174_000, Use: '', Radius: 'Local' },
  }))

const request: EndorsementRequest = {
  ...{ change: 'Add Vehicle', COMPANY: 'Ridge Freight Lines', 'POLICY NUMBER': 'CAL-100-26' },
  ...{ 'EFFECTIVE DATE': '2026-12-01', YEAR: '2027', MAKE: 'Kenworth', MODEL: 'T680', VIN: '1XKYD49X2VJ100001' },
  ...{ LIABILITY: true, COLLISIONANDCOMPREHENSIVE: true, CONFIRM: true },
}
const endorsement = (RecId: number, change: Partial<Endorsement>): Endorsement => ({
  ...{ RecId, request, further: [], requestedAt: '2026-11-20T15:00:00Z', requestedBy: 'Dana Reyes' },
  ...{ dueOn: '2027-01-04', state: 'Under way' },
  ...change,
})

/** A request with answers to additional questions. */
export const additionalAnswered = endorsement(4, {
  further: [
    { label: 'Is the vehicle leased?', value: 'Yes' },
    { label: 'Name of the lessor', value: 'Keel Leasing' },
  ],
})

const requested = [
  endorsement(3, {}),
  endorsement(2, {
    request: { ...request, change: 'Remove Vehicle', YEAR: '2015' },
    state: 'Overdue',
    dueOn: '2026-11-01',
  }),
  endorsement(1, { state: 'Done' }),
]

export const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }

/** Every received request, with its request id. */
export let sent: { id: string | null; body: EndorsementRequest }[] = []

const codes = ['002', '002-003', '002-003-002', '002-003-006']

/**
 * Mock handlers that accept vehicle changes. `over` overrides some of them, and `answer` is the response to a request.
 */
export function mockHandlers(
  over: MockHandlers = {},
  permissions: readonly string[] = codes,
  answer: () => unknown = () => done,
) {
  return () => {
    sent = []
    return mockApi({
      ...signedInAs({ permissions }),
      '/getPoliciesByClient': { Payload: policies },
      '/GetVehicleSchedule': { Payload: vehicles(43) },
      '/GetEndorsements': { Payload: requested },
      '/GetEndorsementQuestions': { Payload: null },
      '/GetClientMemberNumber': { Payload: [] },
      '/RequestEndorsement': async (query: URLSearchParams, made: Request) => {
        sent.push({ id: query.get('RequestId'), body: (await made.json()) as EndorsementRequest })
        return answer()
      },
      ...over,
    })()
  }
}
