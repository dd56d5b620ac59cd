import type { WebhookMessage } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { api } from '../../api/api.ts'
import { useChange } from '../../api/use-change.ts'
import { Callout } from '../../ui/callout.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { FailedChange } from './failed-change.tsx'
import { messageColumns } from './message-columns.tsx'
import { webhookMessagesQuery } from './queries.ts'
import { texts } from './texts.ts'

const words = texts.messages

/** The reports that were sent to the webhook. Undelivered ones need a decision. */
export function WebhookMessages() {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/settings/data/connections')
  const messages = useQuery(webhookMessagesQuery(api))
  const [toDiscard, setToDiscard] = useState<WebhookMessage | null>(null)
  const again = useChange(
    'connections',
    ({ MessageId }: WebhookMessage) => api.sendWebhookMessage({ body: { MessageId } }),
    () => showSuccess(words.sentAgain),
  )
  const discard = useChange(
    'connections',
    ({ MessageId }: WebhookMessage) => api.discardWebhookMessage({ body: { MessageId } }),
    () => {
      setToDiscard(null)
      showSuccess(words.discarded)
    },
  )
  const { mutate: sendAgain } = again
  const columns = useMemo(() => messageColumns({ onAgain: sendAgain, onDiscard: setToDiscard }), [sendAgain])
  return (
    <>
      <QueryView
        query={messages}
        pending={<LoadingState label={words.loading} shape="rows" count={4} />}
        failed={words.failed}
      >
        {(rows) => {
          const dead = rows.filter(({ State }) => State === 'dead').length
          return (
            <>
              {dead > 0 ? <Callout tone="warning" title={words.needPerson(dead)} /> : null}
              <FailedChange what={words.failedAction} error={again.error} />
              <DataTable
                state={search}
                onState={onSearch}
                label={words.title}
                rows={rows}
                columns={columns}
                rowKey={({ MessageId }) => MessageId}
                emptyText={words.empty}
                emptyHint={words.emptyHint}
                searchLabel={words.search}
              />
            </>
          )
        }}
      </QueryView>
      {toDiscard ? (
        <ConfirmDialog
          opened
          title={words.question(toDiscard.ConfirmationNum)}
          confirmLabel={words.discard}
          destructive
          busy={discard.isPending}
          onConfirm={() => discard.mutate(toDiscard)}
          onCancel={() => {
            discard.reset()
            setToDiscard(null)
          }}
        >
          <p>{words.effect}</p>
          <FailedChange what={words.failedAction} error={discard.error} />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
