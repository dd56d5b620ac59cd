import { formatDate } from '../../src/format/date.ts'
import { formatMoney } from '../../src/format/money.ts'
import type { DataColumn } from '../../src/ui/data-table/data-column.ts'

export interface SampleClaim {
  number: string
  driver: string
  lossDate: string
  incurred: number
  state: 'open' | 'closed'
}

const drivers = ['Ana Ruiz', 'Bo Larsen', 'Chidi Okafor', 'Dana Whitfield', 'Eli Novak', 'Farah Haddad', 'Gus Moreau']

/** Deterministic rows. */
export function sampleClaims(count: number): SampleClaim[] {
  return Array.from({ length: count }, (_, index) => ({
    number: `AL-${24001 + index}`,
    driver: drivers[(index * 3) % drivers.length] ?? '',
    lossDate: `2024-${String((index % 12) + 1).padStart(2, '0')}-${String(((index * 7) % 28) + 1).padStart(2, '0')}`,
    incurred: ((index * 7919) % 90_000) + 150.5,
    state: index % 3 === 0 ? 'closed' : 'open',
  }))
}

export const sampleColumns: readonly DataColumn<SampleClaim>[] = [
  { id: 'number', header: 'Claim', kind: 'identifier', value: (claim) => claim.number },
  { id: 'driver', header: 'Driver', value: (claim) => claim.driver },
  {
    id: 'lossDate',
    header: 'Date of loss',
    kind: 'date',
    value: (claim) => claim.lossDate,
    text: (claim) => formatDate(claim.lossDate),
  },
  {
    id: 'incurred',
    header: 'Incurred',
    kind: 'dollars',
    value: (claim) => claim.incurred,
    text: (claim) => formatMoney(claim.incurred, 0),
    total: (claims) =>
      formatMoney(
        claims.reduce((sum, { incurred }) => sum + incurred, 0),
        0,
      ),
  },
]
