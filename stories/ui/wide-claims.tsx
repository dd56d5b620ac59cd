import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatDate } from '../../src/format/date.ts'
import { formatMoney } from '../../src/format/money.ts'
import type { DataColumn } from '../../src/ui/data-table/data-column.ts'
import { sampleClaims, type SampleClaim } from '../foundations/sample-claims.ts'

export interface WideClaim extends SampleClaim {
  reported: string
  city: string
  cause: string
  paid: number
  reserved: number
  recovered: number
}

const cities = ['Joliet', 'Grand Rapids', 'Sioux Falls', 'Winston-Salem', 'St. Louis', 'Chattanooga']
const causes = ['Rear-end collision', 'Backing', 'Cargo shifted on an exit ramp', 'Slip on ice', 'Lane change']

/** Deterministic claims with eleven columns. */
export function wideClaims(count: number): WideClaim[] {
  return sampleClaims(count).map((claim, at) => ({
    ...claim,
    reported: claim.lossDate,
    city: cities[at % cities.length] ?? '',
    cause: causes[(at * 3) % causes.length] ?? '',
    paid: Math.round(claim.incurred * 40),
    reserved: Math.round(claim.incurred * 61),
    recovered: at % 9 === 0 ? -Math.round(claim.incurred) : 0,
  }))
}

function money(id: string, header: string, figure: (claim: WideClaim) => number): DataColumn<WideClaim> {
  return {
    id,
    header,
    kind: 'dollars',
    value: figure,
    text: (claim) => formatMoney(figure(claim), 0),
    total: (claims) =>
      formatMoney(
        claims.reduce((sum, claim) => sum + figure(claim), 0),
        0,
      ),
  }
}

export const wideColumns: readonly DataColumn<WideClaim>[] = [
  { id: 'number', header: 'Claim', kind: 'identifier', value: ({ number }) => number },
  { id: 'driver', header: 'Driver', shownOnCard: true, value: ({ driver }) => driver },
  { id: 'state', header: 'State', shownOnCard: true, value: ({ state }) => state },
  {
    id: 'lossDate',
    header: 'Date of loss',
    kind: 'date',
    shownOnCard: true,
    value: ({ lossDate }) => lossDate,
    text: ({ lossDate }) => formatDate(lossDate),
  },
  {
    id: 'reported',
    header: 'Reported',
    kind: 'date',
    value: ({ reported }) => reported,
    text: ({ reported }) => formatDate(reported),
  },
  { id: 'city', header: 'City', value: ({ city }) => city },
  { id: 'cause', header: 'Cause', value: ({ cause }) => cause },
  money('paid', 'Paid', ({ paid }) => paid),
  money('reserved', 'Reserved', ({ reserved }) => reserved),
  money('recovered', 'Recovered', ({ recovered }) => recovered),
  {
    ...money('incurred', 'Incurred', ({ paid, reserved, recovered }) => paid + reserved + recovered),
    shownOnCard: true,
  },
]

/** A column with a button. */
export function deleteColumn(onDelete: (claim: WideClaim) => void): DataColumn<WideClaim> {
  return {
    id: 'delete',
    header: 'Delete',
    sortable: false,
    shownOnCard: true,
    value: () => null,
    cell: (claim) => (
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={`Delete ${claim.number}`}
        onClick={() => onDelete(claim)}
      >
        Delete
      </Button>
    ),
  }
}
