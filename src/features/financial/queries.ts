import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { today } from '../../format/date.ts'
import { toMovementRows } from './movement-rows.ts'

/** Assessments and distributions of a company in the past five years (FIN-020, FIN-021). */
export function movementsQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['financial', clientId, 'movements'],
    queryFn: async ({ signal }) => {
      const [assessments, distributions] = await Promise.all([
        api.getAssessment({ query: { clientId } }, { signal }),
        api.getAFundDistribution({ query: { clientId } }, { signal }),
      ])
      return toMovementRows(assessments, distributions, Number(today().slice(0, 4)))
    },
  })
}
