import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The published versions of the claim report, newest first. */
export const versionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['definitions', null, 'versions'],
    queryFn: ({ signal }) => api.getDefinitionVersions(undefined, { signal }),
  })
