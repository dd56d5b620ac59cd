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
import { texts } from './texts.ts'

const { columns: headers, states } = texts.requests

const tones: Record<Endorsement['state'], Tone> = { 'Under way': 'waiting', Overdue: 'warning', Done: 'ok' }

const columns: readonly DataColumn<Endorsement>[] = [
  {
    id: 'vehicle',
    header: headers.vehicle,
    value: ({ request: { YEAR, MAKE, MODEL } }) => texts.requests.vehicle(YEAR, MAKE, MODEL),
    minWidth: 18,
  },
  { id: 'change', header: headers.change, value: ({ request }) => request.change, minWidth: 14, shownOnCard: true },
  {
    id: 'due',
    header: headers.due,
    kind: 'date',
    value: ({ dueOn }) => dueOn,
    shownOnCard: true,
  },
  {
    id: 'state',
    header: headers.status,
    value: ({ state }) => states[state],
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>,
    minWidth: 12,
    shownOnCard: true,
  },
  { id: 'vin', header: headers.vin, kind: 'identifier', value: ({ request }) => request.VIN },
  { id: 'policy', header: headers.policy, kind: 'identifier', value: ({ request }) => request['POLICY NUMBER'] },
  {
    id: 'effective',
    header: headers.effective,
    kind: 'date',
    value: ({ request }) => request['EFFECTIVE DATE'],
    shownOnCard: true,
  },
  {
    id: 'requested',
    header: headers.requested,
    kind: 'date',
    value: ({ requestedAt }) => requestedAt,
  },
  { id: 'by', header: headers.requestedBy, value: ({ requestedBy }) => requestedBy },
]

/** Shown if the program has additional questions. */
const further: DataColumn<Endorsement> = {
  id: 'further',
  header: headers.further,
  value: (request) => texts.requests.further(request.further),
  minWidth: 20,
}

/** Hidden at first, because most fleets have one policy and most readers made the requests themselves. */
const hiddenColumns = 'policy,by'

/** The requests with status and due date, for users who may make requests. */
export function RequestedChanges() {
  const offers = useOffers()
  return useCan()('002-003-002') && offers('Endorsements') ? <Changes /> : null
}

function Changes() {
  const { clientId } = useActiveCompany()
  const requests = useQuery(endorsementsQuery(api, clientId))
  const table = useTableState({ hidden: hiddenColumns })
  return (
    <SectionCard wide title={texts.requests.title} note={texts.requests.note(endorsementDays)}>
      <QueryView
        query={requests}
        pending={<LoadingState label={texts.requests.loading} shape="rows" count={2} />}
        empty={<p>{texts.requests.empty}</p>}
      >
        {(rows) => (
          <DataTable
            {...table}
            label={texts.requests.title}
            rows={rows}
            columns={rows.some((row) => row.further.length > 0) ? [...columns, further] : columns}
            rowKey={({ RecId }) => String(RecId)}
            emptyText={texts.requests.noneFound}
            defaultSort="-requested"
            exported
          />
        )}
      </QueryView>
    </SectionCard>
  )
}
