import { scoreOf } from '@captive/api-client/contract'
import { useQueries } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { bestPracticesQuery, weightsQuery } from './queries.ts'

/** The score of the active company in a program; null without a score. */
export function useBestPracticesScore(programId: number) {
  const { clientId } = useActiveCompany()
  return useQueries({
    queries: [bestPracticesQuery(api, clientId), weightsQuery(api, programId)],
    combine: ([practices, weights]) => ({
      data: practices.data && weights.data && (scoreOf(practices.data, weights.data) ?? null),
      isLoadingError: practices.isLoadingError || weights.isLoadingError,
      error: practices.error ?? weights.error,
      refetch: () => Promise.all([practices.refetch(), weights.refetch()]),
    }),
  })
}
