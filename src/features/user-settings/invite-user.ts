import { useMutation } from '@tanstack/react-query'
import type { User } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import { reasonOf } from '../../api/call-failure.ts'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { texts } from './texts.ts'

/** Emails a new invitation link to a user who has not set a password, and shows the result in a toast. */
export function useInviteUser() {
  return useMutation({
    mutationFn: ({ RecId }: User) => api.inviteUser({ query: { RecId, origin: window.location.origin } }),
    onSuccess: (_, { Email }) => showSuccess(texts.editUser.invited(Email)),
    onError: (error) => showFailure(texts.editUser.notInvited(reasonOf(error))),
  })
}
