import { useQueries } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { policiesQuery } from '../../api/policies-and-claims.ts'
import { companyDocumentsQuery } from '../../documents/queries.ts'
import { today } from '../../format/date.ts'
import { useActiveCompany } from '../../session/session-context.ts'
import { toPolicyRows } from './policy-rows.ts'

/** The policies of the active company with a stored document. */
export function usePolicyRows() {
  const { clientId } = useActiveCompany()
  return useQueries({
    queries: [policiesQuery(api, clientId), companyDocumentsQuery(api, clientId)],
    combine: ([policies, documents]) => ({
      data: policies.data && documents.data && toPolicyRows(policies.data, documents.data, today()),
      isLoadingError: policies.isLoadingError || documents.isLoadingError,
      error: policies.error ?? documents.error,
      refetch: () => Promise.all([policies.refetch(), documents.refetch()]),
    }),
  })
}
