import type { ReportMatch } from '@captive/api-client/contract'

const claim = (ClaimNumber: string, ClaimsRecId: number): ReportMatch['claims'][number] => ({
  ...{ ClaimNumber, ClaimsRecId, PolicyId: 41, LossDate: '2026-11-02', ClaimantName: 'Okafor, Samuel' },
  ...{ DriverName: null, LossLocation: 'Atlanta', Source: 'Great Lakes TPA', By: null, At: '2026-11-20T15:00:00.000Z' },
  ...{ State: 'proposed', Reason: 'likeness' },
})

/** A report with two proposed claims. */
export const report: ReportMatch = {
  ...{ RecId: 7, ConfirmationNum: 'CN110326091234567', ClientId: 12, ClientName: 'Cedar Ridge Freight Lines' },
  ...{ reportedAt: '2026-11-03T15:00:00.000Z', claimType: 'Workers Compensation', policyNumber: 'WC 2026-4410' },
  ...{ severeReasons: [], AssignedTo: null, lossDate: '2026-11-02', people: ['Samuel Okafor'] },
  ...{ claims: [claim('WC-48210', 501), claim('WC-48233', 502)] },
}
export const reportByEmail: ReportMatch = {
  ...{ ...report, RecId: 6, ConfirmationNum: 'CN110226091234568_E', claimType: null, policyNumber: '' },
  ...{ lossDate: null, people: [], claims: [] },
}
