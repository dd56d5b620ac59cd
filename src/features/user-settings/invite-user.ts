import { useMutation } from '@tanstack/react-query'
import type { User } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import { reasonOf } from '../../api/call-failure.ts'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'

/** Mails a user who has set no password yet another link, and says how it went. */
export function useInviteUser() {
  return useMutation({
    mutationFn: ({ RecId }: User) => api.inviteUser({ query: { RecId, origin: window.location.origin } }),
    onSuccess: (_, { Email }) => showSuccess(`A new link is on its way to ${Email}. The one before is no longer good.`),
    onError: (error) => showFailure(`The invitation was not sent. ${reasonOf(error)}`),
  })
}
