import { Button } from '@mantine/core'
import type { DeviceSession } from '@captive/api-client/contract'
import { useMemo } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { useChange } from '../../../api/use-change.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableState } from '../../../ui/data-table/use-table-state.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { texts } from './texts.ts'
import classes from './security.module.css'

const words = texts.sessions

const columnsWith = (onEnd: (session: DeviceSession) => void): DataColumn<DeviceSession>[] => [
  {
    id: 'device',
    header: words.columns.device,
    value: ({ Device, IsBrowser }) => (IsBrowser ? Device : `${Device}, ${words.client}`),
  },
  { id: 'address', header: words.columns.address, value: ({ NetworkAddress }) => NetworkAddress, verbatim: true },
  { id: 'signed-in', header: words.columns.signedIn, kind: 'moment', value: ({ SignedInAt }) => SignedInAt },
  { id: 'used', header: words.columns.used, kind: 'moment', value: ({ UsedAt }) => UsedAt },
  {
    id: 'actions',
    header: words.columns.actions,
    value: () => null,
    sortable: false,
    cell: (session) =>
      session.IsCurrent ? (
        words.current
      ) : (
        <Button variant="subtle" aria-label={words.endOf(session.Device)} onClick={() => onEnd(session)}>
          {words.end}
        </Button>
      ),
  },
]

/** The active sessions of the account. */
export function Sessions({ sessions }: { sessions: readonly DeviceSession[] }) {
  const table = useTableState()
  const { mutate: end, error } = useChange(
    'account-security',
    ({ RecId }: DeviceSession) => api.endSession({ query: { RecId } }),
    () => showSuccess(words.ended),
  )
  const others = useChange(
    'account-security',
    () => api.endOtherSessions(),
    () => showSuccess(words.othersEnded),
  )
  const columns = useMemo(() => columnsWith(end), [end])
  return (
    <>
      {error ? <p role="alert">{`${words.notEnded} ${reasonOf(error)}`}</p> : null}
      {others.error ? <p role="alert">{`${words.notEndedOthers} ${reasonOf(others.error)}`}</p> : null}
      <DataTable
        {...table}
        label={words.title}
        rows={sessions}
        columns={columns}
        rowKey={({ RecId }) => String(RecId)}
        emptyText={words.empty}
        emptyHint={words.emptyHint}
      />
      {sessions.length > 1 ? (
        <Button className={classes.below ?? ''} loading={others.isPending} onClick={() => others.mutate(undefined)}>
          {words.endOthers}
        </Button>
      ) : null}
    </>
  )
}
