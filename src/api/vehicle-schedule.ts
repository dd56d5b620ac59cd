import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The vehicles that the policies in force of a company cover (KSK-004). */
export function vehiclesQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['member-kiosk', ClientId, 'vehicles'],
    queryFn: ({ signal }) => api.getVehicleSchedule({ query: { ClientId } }, { signal }),
  })
}
