import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The checklist of a company. */
export function bestPracticesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'best-practices'],
    queryFn: ({ signal }) => api.getBestPracticesByClientId({ query: { clientId } }, { signal }),
  })
}

/** The weight of each section in a program. */
export function weightsQuery(api: Api, programsRecId: number) {
  return queryOptions({
    queryKey: ['risk-management', null, 'best-practice-weights', programsRecId],
    queryFn: ({ signal }) =>
      api.getBestPracticeScoresByProgram({ query: { ProgramsRecId: programsRecId } }, { signal }),
  })
}

/** The open and closed warranties and recommendations of a company. */
export function warrantiesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'warranties'],
    queryFn: ({ signal }) => api.getWarrantiesRecommdationsByClientId({ query: { clientId } }, { signal }),
  })
}

// Two calls return the same shape: contracted services, and services available to members (AMB-183).

/** Technology services with the contracted amounts. */
export function technologyServicesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'technology-services'],
    queryFn: ({ signal }) => api.getLossControlTracker({ query: { clientId } }, { signal }),
  })
}

/** Safety services of a company. */
export function safetyServicesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'safety-services'],
    queryFn: ({ signal }) => api.getLossControlRetainerServices({ query: { clientId } }, { signal }),
  })
}

/** The technology vendors of all programs (AMB-105). */
export function technologyVendorsQuery(api: Api) {
  return queryOptions({
    queryKey: ['risk-management', null, 'technology-vendors'],
    queryFn: ({ signal }) => api.getTechnologyVendors(undefined, { signal }),
  })
}
