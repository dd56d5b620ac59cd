import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The place of a company in each of the last twelve months, the newest first (TEL-002). */
export function speedRanksQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'speed-ranks'],
    queryFn: ({ signal }) => api.getSpeedingRanks({ query: { clientId } }, { signal }),
  })
}

/** Whether a company is a member now: a former one is in no ranking. */
export function isMemberQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['risk-management', ClientId, 'is-member'],
    queryFn: async ({ signal }) =>
      (await api.getClientByClientId({ query: { ClientId } }, { signal }))?.ClientType !== 'XPolicyholder',
  })
}

/** How a company drove, month by month (TEL-004). */
export function speedingQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'speeding'],
    queryFn: ({ signal }) => api.getSpeedingMonthlySummaries({ query: { clientId } }, { signal }),
  })
}

/**
 * What telematics knows of a company (TEL-010, TEL-012, TEL-014, TEL-016).
 * @param yearMonth of the vehicles that sent data, yyyyMM (AMB-187)
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
