import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The number of a company in each of its programs (KSK-007). */
export function memberNumbersQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['member-kiosk', ClientId, 'member-numbers'],
    queryFn: async ({ signal }) => {
      const [numbers, programs] = await Promise.all([
        api.getClientMemberNumber({ query: { ClientId } }, { signal }),
        api.getPrograms(undefined, { signal }),
      ])
      return numbers.map(({ ProgramsRecId, Number: number }) => ({
        number,
        program: programs.find(({ RecId }) => RecId === ProgramsRecId)?.Name ?? `Program ${ProgramsRecId}`,
      }))
    },
  })
}

/** How many power units the policy of a company counts; null where nothing is known. */
export function powerUnitsQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['member-kiosk', ClientId, 'power-units'],
    queryFn: async ({ signal }) => {
      const known = await api.getClientPolicyPowerUnit({ query: { ClientId } }, { signal })
      return known === null || Number.isNaN(known.dcPowerUnit) ? null : known.dcPowerUnit
    },
  })
}
