import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { visibleClients } from '../../session/company.ts'
import type { SignedIn } from '../../session/session.ts'
import { lacksAddress, toCompanyRows, withAddresses } from './companies.ts'

/** The companies that the signed-in user may act for. */
export function companiesQuery(api: Api, session: SignedIn) {
  return queryOptions({
    queryKey: ['select-company', null, 'companies', session.userEmail],
    queryFn: async () => {
      const [clients, history, programs] = await Promise.all([
        api.getClients(),
        api.getClientsChangeHistory(),
        api.getPrograms(),
      ])
      const addresses = clients.some(lacksAddress) ? await api.getClientAddresses() : []
      return toCompanyRows(withAddresses(visibleClients(clients, session), addresses), history, programs)
    },
  })
}

/** The figures of the companies in reach. */
export function bookQuery(api: Api) {
  return queryOptions({
    queryKey: ['attention', null, 'book'],
    queryFn: ({ signal }) => api.getBookOfBusiness(undefined, { signal }),
  })
}
