import { useMutation } from '@tanstack/react-query'
import type { Announcement } from '@captive/api-client/contract'

import { api } from '../../../api/api.ts'
import { useSession } from '../../../session/session-context.ts'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'

const meta = { stale: ['risk-management' as const] }

/**
 * Adds an announcement, and says how it went (ELV-007, ELV-008, ELV-009).
 * @param onAdded called once it is there
 */
export function useAddAnnouncement(onAdded: () => void) {
  const { userEmail } = useSession()
  return useMutation({
    mutationFn: (announcement: string) => api.addAnnouncements({ body: { username: userEmail, announcement } }),
    onSuccess: () => {
      onAdded()
      showSuccess('Announcement Has Been Added.')
    },
    onError: () => showFailure('Failed to the Announcement. Please Try Again.'),
    meta,
  })
}

/** Gives one another text. */
export function useChangeAnnouncement() {
  return useMutation({
    mutationFn: ({ RecId, AnnouncementTxt }: Announcement) =>
      api.updateAnnouncement({ body: { RecId, announcement: AnnouncementTxt } }),
    onSuccess: () => showSuccess('Announcement Has Been Changed.'),
    onError: () => showFailure('The announcement was not changed. Please try again.'),
    meta,
  })
}

/** Takes one back. */
export function useRemoveAnnouncement() {
  return useMutation({
    mutationFn: ({ RecId }: Announcement) => api.deleteAnnouncement({ query: { RecId } }),
    onSuccess: () => showSuccess('Announcement Has Been Removed.'),
    onError: () => showFailure('The announcement was not removed. Please try again.'),
    meta,
  })
}
