import type { Api } from '@captive/api-client'
import { policiesToEndorse, type DefinitionTables } from '@captive/api-client/contract'
import type { GeneratedValidator } from '@captive/form-engine/validator'
import { queryOptions } from '@tanstack/react-query'

import { importValidator } from '../../forms/import-validator.ts'

/** A company's vehicle change requests with their states, newest first. */
export function endorsementsQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['endorsements', ClientId, 'requests'],
    queryFn: ({ signal }) => api.getEndorsements({ query: { ClientId } }, { signal }),
  })
}

/** The policies whose vehicles a company can change (END-005). */
export function policiesToEndorseQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['endorsements', clientId, 'policies'],
    queryFn: async ({ signal }) =>
      policiesToEndorse(await api.getPoliciesByClient({ query: { clientId } }, { signal })),
    staleTime: Infinity, // an open form keeps its options
    refetchOnReconnect: false,
  })
}

/** The additional questions of a vehicle change form beyond the specified fields. */
export interface AdditionalQuestions {
  /** Undefined if the program has no additional questions. */
  version: number | undefined
  tables: DefinitionTables | null
  /** The validator of the whole request; null if the server has none. */
  validator: GeneratedValidator | null
}

/** The additional questions of the program. Each newly opened form loads them again. */
export function questionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['endorsements', null, 'questions'],
    queryFn: async ({ signal }): Promise<AdditionalQuestions> => {
      const found = await api.getEndorsementQuestions(undefined, { signal })
      if (found === null) return { version: undefined, tables: null, validator: null }
      const validator = found.Validator === null ? null : await importValidator(found.Validator)
      return { version: found.Version, tables: found.Tables, validator }
    },
    staleTime: Infinity, // an open form keeps its questions
    gcTime: 0,
    refetchOnReconnect: false,
  })
}
