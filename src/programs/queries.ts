import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { isStaff } from '../session/identity-rules.ts'
import type { ActiveCompany, SignedIn } from '../session/session.ts'
import { programsOf } from './programs.ts'

/** The programs whose documents the user may see for a company, current one first. */
export function programsQuery(api: Api, session: SignedIn, company: ActiveCompany) {
  const seesAll = isStaff(session.roleGroup)
  return queryOptions({
    queryKey: ['select-company', company.clientId, 'programs', company.programRecId, seesAll],
    queryFn: async ({ signal }) => {
      const [programs, history] = await Promise.all([
        api.getPrograms(undefined, { signal }),
        seesAll ? [] : api.getClientsChangeHistory(undefined, { signal }),
      ])
      return programsOf(company, history, programs, seesAll)
    },
  })
}
