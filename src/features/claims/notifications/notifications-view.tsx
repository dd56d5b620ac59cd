import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { LeavePrompt } from '../../../forms/leave-prompt.tsx'
import { useActiveCompany, useSession } from '../../../session/session-context.ts'
import { AddressTabs } from '../../../ui/address-tabs.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'
import { useAddressValue } from '../../../ui/use-address-value.ts'
import { NotificationGrid } from './notification-grid.tsx'
import { NotificationOptions } from './notification-options.tsx'
import { notificationPanels } from './notifications-address.ts'
import { notificationsQuery, optionsQuery } from './queries.ts'
import { toSelections, type Choice, type Watcher } from './selections.ts'

const tabs = [
  { value: 'grid', label: 'Notifications' },
  { value: 'options', label: 'Options' },
] as const

/** What a user was told of the active company's claims, and beside it what the user wants to be told of (core §4). */
export function NotificationsView({ watcher }: { watcher: Watcher }) {
  const { userEmail } = useSession()
  const { clientId } = useActiveCompany()
  const [, showPanel] = useAddressValue('panel', notificationPanels)
  const [changed, setChanged] = useState<Choice | null>(null)
  const notifications = useQuery(notificationsQuery(api, watcher, clientId))
  const options = useQuery(optionsQuery(api, watcher, clientId))
  const saving = useMutation({
    mutationFn: (body: ReturnType<typeof toSelections>) => api.updateClaimNotificationSelectionsByUser({ body }),
    onSuccess: () => {
      setChanged(null)
      showSuccess('Your request is complete and will take effect within the next 24 hours!')
      showPanel('grid')
    },
    onError: () => {
      setChanged(null)
      showFailure('Save Selections Failed')
      void options.refetch() // what is ticked is what the server has (AMB-099)
    },
    meta: { stale: ['claims'] },
  })
  return (
    <>
      {saving.isSuccess && (
        <Callout tone="info" title="Changes pending">
          What you saved is on its way and takes effect within 24 hours.
        </Callout>
      )}
      <AddressTabs name="panel" label="Notifications and options" tabs={tabs}>
        {(panel) =>
          panel === 'grid' ? (
            <QueryView
              query={notifications}
              pending={<LoadingState label="Loading notifications" shape="rows" count={6} />}
              failed={{ title: 'The notifications did not load', kept: 'What you selected is kept.' }}
            >
              {(rows) => <NotificationGrid notifications={rows} />}
            </QueryView>
          ) : (
            <QueryView
              query={options}
              pending={<LoadingState label="Loading selections" shape="rows" count={6} />}
              failed={{ title: 'The selections did not load', kept: 'What you selected is kept.' }}
            >
              {({ criteria, saved, choice }) => (
                <NotificationOptions
                  criteria={criteria}
                  choice={changed ?? choice}
                  email={watcher.email}
                  pending={saving.isPending}
                  onChange={setChanged}
                  onSave={() =>
                    saving.mutate(
                      toSelections({
                        criteria,
                        saved,
                        choice: changed ?? choice,
                        watcher,
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
      </AddressTabs>
      <LeavePrompt
        isUnfinished={() => changed !== null && !saving.isPending}
        message="Your selections have not been saved. Do you want to leave the page?"
      />
    </>
  )
}
