import { Button } from '@mantine/core'
import type { IdentityProvider } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { useChange } from '../../../api/use-change.ts'
import { useOffers } from '../../../session/session-context.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useTableState } from '../../../ui/data-table/use-table-state.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { providersPageQuery } from '../queries.ts'
import { texts } from './texts.ts'
import { providerColumns } from './provider-columns.tsx'
import { ProviderForm } from './provider-form.tsx'

/** /settings/single-sign-on: the OpenID Connect providers of companies. */
export function ProvidersPage() {
  const isOffered = useOffers()('SingleSignOn')
  const found = useQuery({ ...providersPageQuery(api), enabled: isOffered })
  const table = useTableState()
  const [edited, setEdited] = useState<IdentityProvider | 'new' | null>(null)
  const [toRemove, setToRemove] = useState<IdentityProvider | null>(null)
  const remove = useChange(
    'account-security',
    ({ RecId }: IdentityProvider) => api.deleteIdentityProvider({ query: { RecId } }),
    () => {
      setToRemove(null)
      showSuccess(texts.removed)
    },
  )
  const companies = found.data?.companies
  const columns = useMemo(
    () => providerColumns(companies ?? [], { onChange: setEdited, onRemove: setToRemove }),
    [companies],
  )
  if (!isOffered)
    return (
      <>
        <PageHeader>{texts.about}</PageHeader>
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      </>
    )
  return (
    <>
      <PageHeader actions={<Button onClick={() => setEdited('new')}>{texts.add}</Button>}>{texts.about}</PageHeader>
      <QueryView
        query={found}
        pending={<LoadingState label={texts.loading} shape="rows" count={3} />}
        failed={texts.failed}
      >
        {({ providers, ...choices }) => (
          <>
            <DataTable
              {...table}
              label={texts.title}
              rows={providers}
              columns={columns}
              rowKey={({ RecId }) => String(RecId)}
              emptyText={texts.empty}
              emptyHint={texts.emptyHint}
            />
            {edited ? (
              <ProviderForm
                {...choices}
                provider={edited === 'new' ? undefined : edited}
                onClose={() => setEdited(null)}
              />
            ) : null}
          </>
        )}
      </QueryView>
      {toRemove ? (
        <ConfirmDialog
          opened
          title={texts.question(toRemove.Domain)}
          confirmLabel={texts.remove}
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate(toRemove)}
          onCancel={() => {
            remove.reset()
            setToRemove(null)
          }}
        >
          <p>{texts.effect}</p>
          {remove.error ? <p role="alert">{`${texts.notRemoved} ${reasonOf(remove.error)}`}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
