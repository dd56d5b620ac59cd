import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The vehicles on the active policies of a company. */
export function vehiclesQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['member-kiosk', ClientId, 'vehicles'],
    queryFn: ({ signal }) => api.getVehicleSchedule({ query: { ClientId } }, { signal }),
  })
}
