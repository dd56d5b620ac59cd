import { useMutation } from '@tanstack/react-query'
import type { Announcement } from '@captive/api-client/contract'

import { api } from '../../../api/api.ts'
import { useSession } from '../../../session/session-context.ts'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'
import { texts } from './texts.ts'

const meta = { stale: ['risk-management' as const] }

/**
 * Adds an announcement and shows the result in a toast.
 * @param onAdded called when the server has stored it
 */
export function useAddAnnouncement(onAdded: () => void) {
  const { userEmail } = useSession()
  return useMutation({
    mutationFn: (announcement: string) => api.addAnnouncements({ body: { username: userEmail, announcement } }),
    onSuccess: () => {
      onAdded()
      showSuccess(texts.announcements.added)
    },
    onError: () => showFailure(texts.announcements.notAdded),
    meta,
  })
}

/** Changes the text of an announcement. */
export function useChangeAnnouncement() {
  return useMutation({
    mutationFn: ({ RecId, AnnouncementTxt }: Announcement) =>
      api.updateAnnouncement({ body: { RecId, announcement: AnnouncementTxt } }),
    onSuccess: () => showSuccess(texts.announcements.changed),
    onError: () => showFailure(texts.announcements.notChanged),
    meta,
  })
}

/** Removes an announcement. */
export function useRemoveAnnouncement() {
  return useMutation({
    mutationFn: ({ RecId }: Announcement) => api.deleteAnnouncement({ query: { RecId } }),
    onSuccess: () => showSuccess(texts.announcements.removed),
    onError: () => showFailure(texts.announcements.notRemoved),
    meta,
  })
}
