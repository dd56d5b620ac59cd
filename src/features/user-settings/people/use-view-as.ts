import type { Person } from '@captive/api-client/contract'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { showFailure } from '../../../ui/toasts.tsx'
import { texts } from './texts.ts'

/** Opens the start page as another user. The next session check returns that user. */
export function useViewAs(): (person: Person) => void {
  const navigate = useNavigate()
  return useCallback(
    ({ RecId }) =>
      void api.viewAs({ query: { UsersRecId: RecId } }).then(
        () => navigate({ to: '/' }),
        (error: Error) => showFailure(texts.viewFailed(reasonOf(error))),
      ),
    [navigate],
  )
}
