import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'
import { texts } from './texts.ts'

/** The member number of a company in each of its programs. */
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
        program: programs.find(({ RecId }) => RecId === ProgramsRecId)?.Name ?? texts.program(ProgramsRecId),
      }))
    },
  })
}

/** The power units on the policy of a company; null if unknown. */
export function powerUnitsQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['member-kiosk', ClientId, 'power-units'],
    queryFn: async ({ signal }) => {
      const known = await api.getClientPolicyPowerUnit({ query: { ClientId } }, { signal })
      return known === null || Number.isNaN(known.dcPowerUnit) ? null : known.dcPowerUnit
    },
  })
}
