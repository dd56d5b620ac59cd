import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { LeavePrompt } from '../../../forms/leave-prompt.tsx'
import { useActiveCompany, useSession } from '../../../session/session-context.ts'
import { Callout } from '../../../ui/callout.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageTabs } from '../../../ui/page-tabs.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'
import type { SearchParams } from '../../../ui/use-search-params.ts'
import { NotificationGrid } from './notification-grid.tsx'
import { NotificationOptions } from './notification-options.tsx'
import type { NotificationsSearch } from './notifications-search.ts'
import { notificationsQuery, optionsQuery } from './queries.ts'
import { toSelections, type Choice, type Recipient } from './selections.ts'
import { texts } from './texts.ts'

const tabs = [
  { value: 'grid', label: texts.page.grid },
  { value: 'options', label: texts.page.options },
] as const

interface NotificationsViewProps {
  recipient: Recipient
  /** The search params of the page. */
  params: SearchParams<NotificationsSearch>
}

/** A user's notifications about the active company's claims, and the options for them (core §4). */
export function NotificationsView({ recipient, params }: NotificationsViewProps) {
  const { userEmail } = useSession()
  const { clientId } = useActiveCompany()
  const showPanel = (panel: 'grid' | 'options') =>
    params.onSearch({ panel: panel === 'grid' ? undefined : panel, page: undefined })
  const [changed, setChanged] = useState<Choice | null>(null)
  const notifications = useQuery(notificationsQuery(api, recipient, clientId))
  const options = useQuery(optionsQuery(api, recipient, clientId))
  const saving = useMutation({
    mutationFn: (body: ReturnType<typeof toSelections>) => api.updateClaimNotificationSelectionsByUser({ body }),
    onSuccess: () => {
      setChanged(null)
      showSuccess(texts.page.saved)
      showPanel('grid')
    },
    onError: () => {
      setChanged(null)
      showFailure(texts.page.saveFailed)
      void options.refetch() // show the server's selections (AMB-099)
    },
    meta: { stale: ['claims'] },
  })
  return (
    <>
      {saving.isSuccess && (
        <Callout tone="info" title={texts.page.pending}>
          {texts.page.pendingHint}
        </Callout>
      )}
      <PageTabs label={texts.page.tabs} tabs={tabs} value={params.search.panel ?? 'grid'} onChange={showPanel}>
        {(panel) =>
          panel === 'grid' ? (
            <QueryView
              query={notifications}
              pending={<LoadingState label={texts.page.loading} shape="rows" count={6} />}
              failed={texts.page.failed}
            >
              {(rows) => <NotificationGrid notifications={rows} params={params} />}
            </QueryView>
          ) : (
            <QueryView
              query={options}
              pending={<LoadingState label={texts.page.loadingOptions} shape="rows" count={6} />}
              failed={texts.page.optionsFailed}
            >
              {({ criteria, saved, choice }) => (
                <NotificationOptions
                  criteria={criteria}
                  choice={changed ?? choice}
                  email={recipient.email}
                  pending={saving.isPending}
                  onChange={setChanged}
                  onSave={() =>
                    saving.mutate(
                      toSelections({
                        criteria,
                        saved,
                        choice: changed ?? choice,
                        recipient,
                        forClientId: clientId,
                        savedBy: userEmail,
                      }),
                    )
                  }
                  onCancel={() => {
                    setChanged(null)
                    showPanel('grid')
                  }}
                />
              )}
            </QueryView>
          )
        }
      </PageTabs>
      <LeavePrompt isUnfinished={() => changed !== null && !saving.isPending} message={texts.page.leave} />
    </>
  )
}
