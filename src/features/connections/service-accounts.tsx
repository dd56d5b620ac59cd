import { Button } from '@mantine/core'
import type { ServiceAccount } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { api } from '../../api/api.ts'
import { useChange } from '../../api/use-change.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { AddAccount } from './add-account.tsx'
import { FailedChange } from './failed-change.tsx'
import { serviceAccountsQuery } from './queries.ts'
import { texts } from './texts.ts'

const words = texts.accounts

const stateOf = ({ RevokedAt, ExpiresAt }: ServiceAccount) =>
  RevokedAt !== null ? 'revoked' : new Date(ExpiresAt) < new Date() ? 'expired' : 'good'

const columnsWith = (onRevoke: (account: ServiceAccount) => void): DataColumn<ServiceAccount>[] => [
  { id: 'name', header: words.columns.name, value: ({ Name }) => Name, verbatim: true },
  {
    id: 'state',
    header: words.columns.state,
    value: (account) => words.states[stateOf(account)],
    cell: (account) => (
      <StatusBadge tone={stateOf(account) === 'good' ? 'ok' : 'quiet'}>{words.states[stateOf(account)]}</StatusBadge>
    ),
    minWidth: 9,
  },
  {
    id: 'used',
    header: words.columns.used,
    kind: 'moment',
    value: ({ LastUsedAt }) => LastUsedAt,
  },
  { id: 'expires', header: words.columns.expires, kind: 'moment', value: ({ ExpiresAt }) => ExpiresAt },
  { id: 'by', header: words.columns.by, value: ({ CreatedBy }) => CreatedBy, verbatim: true },
  {
    id: 'actions',
    header: words.columns.actions,
    value: () => null,
    sortable: false,
    cell: (account) =>
      stateOf(account) === 'revoked' ? null : (
        <Button variant="subtle" aria-label={words.revokeOf(account.Name)} onClick={() => onRevoke(account)}>
          {words.revoke}
        </Button>
      ),
  },
]

/** The service accounts, with their last use and expiry. */
export function ServiceAccounts() {
  const accounts = useQuery(serviceAccountsQuery(api))
  const table = useTableState()
  const [toRevoke, setToRevoke] = useState<ServiceAccount | null>(null)
  const columns = useMemo(() => columnsWith(setToRevoke), [])
  const revoke = useChange(
    'connections',
    ({ RecId }: ServiceAccount) => api.revokeServiceAccount({ body: { RecId } }),
    () => {
      setToRevoke(null)
      showSuccess(words.revoked)
    },
  )
  return (
    <>
      <p>{words.about}</p>
      <AddAccount />
      <QueryView
        query={accounts}
        pending={<LoadingState label={words.loading} shape="rows" count={3} />}
        failed={words.failed}
      >
        {(rows) => (
          <DataTable
            {...table}
            label={words.title}
            rows={rows}
            columns={columns}
            rowKey={({ RecId }) => String(RecId)}
            emptyText={words.empty}
            emptyHint={words.emptyHint}
          />
        )}
      </QueryView>
      {toRevoke ? (
        <ConfirmDialog
          opened
          title={words.question(toRevoke.Name)}
          confirmLabel={words.revoke}
          destructive
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(toRevoke)}
          onCancel={() => {
            revoke.reset()
            setToRevoke(null)
          }}
        >
          <p>{words.effect}</p>
          <FailedChange what={words.notRevoked} error={revoke.error} />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
