import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The rank of a company in each of the last twelve months, newest first. */
export function speedRanksQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'speed-ranks'],
    queryFn: ({ signal }) => api.getSpeedingRanks({ query: { clientId } }, { signal }),
  })
}

/** Whether a company is a current member. Former members are not ranked. */
export function isMemberQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['risk-management', ClientId, 'is-member'],
    queryFn: async ({ signal }) =>
      (await api.getClientByClientId({ query: { ClientId } }, { signal }))?.ClientType !== 'XPolicyholder',
  })
}

/** The monthly speeding summaries of a company. */
export function speedingQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'speeding'],
    queryFn: ({ signal }) => api.getSpeedingMonthlySummaries({ query: { clientId } }, { signal }),
  })
}

/**
 * The telematics details of a company.
 * @param yearMonth the month of the vehicle count, yyyyMM (AMB-187)
 */
export function telematicsDetailsQuery(api: Api, ClientId: number, yearMonth: string) {
  return queryOptions({
    queryKey: ['risk-management', ClientId, 'telematics', yearMonth],
    queryFn: async ({ signal }) => {
      const query = { ClientId }
      const [providers, status, vehicles, units] = await Promise.all([
        api.getClientTSPs({ query }, { signal }),
        api.getClientTEStatus({ query }, { signal }),
        api.getClientTEVehicleCount({ query: { ...query, yearMonth } }, { signal }),
        api.getClientPolicyPowerUnit({ query }, { signal }),
      ])
      return {
        providers: providers.map(({ tsp }) => tsp),
        status: status?.statusAtUI,
        vehicles: vehicles?.vehicleCount,
        powerUnits: units?.dcPowerUnit,
      }
    },
  })
}
