import type { Api } from '@captive/api-client'
import type { FormKind } from '@captive/api-client/contract'
import { queryOptions } from '@tanstack/react-query'

/** The published versions of a form, newest first. */
export const versionsQuery = (api: Api, Form: FormKind) =>
  queryOptions({
    queryKey: ['definitions', null, 'versions', Form],
    queryFn: ({ signal }) => api.getDefinitionVersions({ query: { Form } }, { signal }),
  })
