import { endorsementDays, type Endorsement } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { useActiveCompany, useCan, useOffers } from '../../session/session-context.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import { endorsementsQuery } from './queries.ts'

const tones: Record<Endorsement['state'], Tone> = { 'Under way': 'waiting', Overdue: 'warning', Done: 'ok' }

const columns: readonly DataColumn<Endorsement>[] = [
  {
    id: 'vehicle',
    header: 'Vehicle',
    value: ({ request: { YEAR, MAKE, MODEL } }) => `${YEAR} ${MAKE} ${MODEL}`,
    least: 18,
  },
  { id: 'change', header: 'Request', value: ({ request }) => request.change, least: 14, fact: true },
  {
    id: 'due',
    header: 'Due',
    kind: 'date',
    value: ({ dueOn }) => dueOn,
    fact: true,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{state}</StatusBadge>,
    least: 12,
    fact: true,
  },
  { id: 'vin', header: 'VIN', kind: 'identifier', value: ({ request }) => request.VIN },
  { id: 'policy', header: 'Policy Number', kind: 'identifier', value: ({ request }) => request['POLICY NUMBER'] },
  {
    id: 'effective',
    header: 'Effective',
    kind: 'date',
    value: ({ request }) => request['EFFECTIVE DATE'],
    fact: true,
  },
  {
    id: 'requested',
    header: 'Requested',
    kind: 'date',
    value: ({ requestedAt }) => requestedAt,
  },
  { id: 'by', header: 'By', value: ({ requestedBy }) => requestedBy },
]

/** What most readers know: a fleet has one policy mostly, and who asked is who looks. One press brings them back. */
const putAway = 'policy,by'

/** What was asked for, how far it is and by when it should be done, for who may ask. */
export function RequestedChanges() {
  const offers = useOffers()
  return useCan()('002-003-002') && offers('Endorsements') ? <Changes /> : null
}

function Changes() {
  const { clientId } = useActiveCompany()
  const requests = useQuery(endorsementsQuery(api, clientId))
  const table = useTableState({ hidden: putAway })
  return (
    <SectionCard
      wide
      title="Requested changes"
      note={`Processed within ${endorsementDays} days. One is done once the vehicle schedule shows it.`}
    >
      <QueryView
        query={requests}
        pending={<LoadingState label="Loading the requests" shape="rows" count={2} />}
        empty={
          <p>
            No vehicle change was asked for yet. What you ask for under Endorsements will stand here, with how far it
            is.
          </p>
        }
      >
        {(rows) => (
          <DataTable
            {...table}
            label="Requested changes"
            rows={rows}
            columns={columns}
            rowKey={({ RecId }) => String(RecId)}
            emptyText="No Requests Found."
            defaultSort="-requested"
            exported
          />
        )}
      </QueryView>
    </SectionCard>
  )
}
