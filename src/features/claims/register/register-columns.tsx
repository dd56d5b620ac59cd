import { lineOf, type ClaimSums, type FoundClaim } from '@captive/api-client/contract'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { claimColumns } from '../claims-of-policy/claim-columns.tsx'
import { texts } from '../texts.ts'

const headers = texts.register.columns

const company: DataColumn<FoundClaim> = {
  id: 'company',
  header: headers.company,
  verbatim: true,
  unsorted: true,
  shownOnCard: true,
  value: ({ ClientName }) => ClientName,
}

const further: readonly DataColumn<FoundClaim>[] = [
  { id: 'driver', header: headers.driver, verbatim: true, value: ({ DriverName }) => DriverName },
  { id: 'vehicle', header: headers.vehicle, verbatim: true, value: ({ Vehicle }) => Vehicle ?? null },
  { id: 'place', header: headers.place, value: ({ LossLocation }) => LossLocation },
  { id: 'line', header: headers.line, unsorted: true, value: (claim) => lineOf(claim) ?? claim.LOB },
  {
    id: 'term',
    header: headers.term,
    kind: 'year',
    unsorted: true,
    value: ({ eCaptivPremiumYear }) => eCaptivPremiumYear,
  },
  {
    id: 'adjuster',
    header: headers.adjuster,
    verbatim: true,
    value: ({ AdjusterFirstName, AdjusterLastName }) => `${AdjusterFirstName} ${AdjusterLastName}`.trim(),
  },
]

/** The columns for the claims of a policy, and additional ones. The totals come from the server and cover all pages. */
export function registerColumns(sums: ClaimSums | undefined, ofSeveral: boolean): DataColumn<FoundClaim>[] {
  const [number, ...others] = claimColumns.map(({ total: _, totalOf, ...column }): DataColumn<FoundClaim> => ({
    ...column,
    ...(totalOf && sums && { total: () => totalOf(sums) }),
  }))
  return [...(number ? [number] : []), ...(ofSeveral ? [company] : []), ...others, ...further]
}
