import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The checklist of a company (LPS-014). */
export function bestPracticesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'best-practices'],
    queryFn: ({ signal }) => api.getBestPracticesByClientId({ query: { clientId } }, { signal }),
  })
}

/** How much each section counts in a program (LPS-004). */
export function weightsQuery(api: Api, programsRecId: number) {
  return queryOptions({
    queryKey: ['risk-management', null, 'best-practice-weights', programsRecId],
    queryFn: ({ signal }) =>
      api.getBestPracticeScoresByProgram({ query: { ProgramsRecId: programsRecId } }, { signal }),
  })
}

/** What a company is asked to mend, open and closed (LPS-017). */
export function warrantiesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'warranties'],
    queryFn: ({ signal }) => api.getWarrantiesRecommdationsByClientId({ query: { clientId } }, { signal }),
  })
}

// Two calls give one kind of thing: what was contracted, and what may be used (AMB-183).

/** Technology services with the amounts contracted (LPS-007). */
export function technologyServicesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'technology-services'],
    queryFn: ({ signal }) => api.getLossControlTracker({ query: { clientId } }, { signal }),
  })
}

/** Safety services of a company (LPS-008). */
export function safetyServicesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'safety-services'],
    queryFn: ({ signal }) => api.getLossControlRetainerServices({ query: { clientId } }, { signal }),
  })
}

/** Who provides safety technology to the programs (LPS-009, AMB-105). */
export function technologyVendorsQuery(api: Api) {
  return queryOptions({
    queryKey: ['risk-management', null, 'technology-vendors'],
    queryFn: ({ signal }) => api.getTechnologyVendors(undefined, { signal }),
  })
}
