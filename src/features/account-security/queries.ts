import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

const key = (name: string) => ['account-security', null, name] as const

export const accountSecurityQuery = (api: Api) =>
  queryOptions({ queryKey: key('account'), queryFn: ({ signal }) => api.getAccountSecurity(undefined, { signal }) })

/** The providers, with the options of their form. */
export const providersPageQuery = (api: Api) =>
  queryOptions({
    queryKey: key('providers'),
    queryFn: async ({ signal }) => {
      const [providers, clients, groups, roleGroups] = await Promise.all([
        api.getIdentityProviders(undefined, { signal }),
        api.getClients(undefined, { signal }),
        api.getGroups(undefined, { signal }),
        api.getRoleGroups(undefined, { signal }),
      ])
      return { providers, groups, roleGroups, companies: clients.toSorted(byName) }
    },
  })

const byName = (one: { ClientName: string }, other: { ClientName: string }) =>
  one.ClientName.localeCompare(other.ClientName)
