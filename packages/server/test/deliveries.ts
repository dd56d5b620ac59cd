import { fileBody } from './test-server.ts'

/** A claim as a row of a delivery; what it leaves out is blank. */
export interface DeliveredClaim {
  number: string
  policy?: string
  loss?: string
  status?: string
  paid?: number
  reserve?: number
  closed?: string
}

const headers = [
  'Claim Number',
  'Policy Number',
  'Date of Loss',
  'Date Closed',
  'Status',
  'Claimant',
  'Loss Paid',
  'Loss Reserve',
  'Total Incurred',
  'Valuation Date',
]

/** A delivery as a claims administrator sends it: csv, valued as of a day. */
export function deliveryOf(
  asOf: string,
  claims: readonly DeliveredClaim[],
  extraHeaders: readonly string[] = [],
): string {
  const rows = claims.map(({ number, policy = 'TEST-900001', loss = '2026-02-03', status = 'Open', ...claim }) => {
    const { paid = 0, reserve = 0, closed = '' } = claim
    return [number, policy, loss, closed, status, `Claimant of ${number}`, paid, reserve, paid + reserve, asOf]
  })
  return [[...headers, ...extraHeaders], ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

/** The delivery as the body of a request. */
export const deliveryBody = (...delivery: Parameters<typeof deliveryOf>): string =>
  fileBody('losses.csv', deliveryOf(...delivery))
