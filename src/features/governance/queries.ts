import type { Api } from '@captive/api-client'
import type { MembershipType } from '@captive/api-client/contract'
import { queryOptions } from '@tanstack/react-query'

import { unnamedTypes, withNames } from './type-names.ts'

/** The members of a program (GOV-011, AMB-107). */
export function membersQuery(api: Api, ProgramsRecId: number) {
  return queryOptions({
    queryKey: ['governance', null, 'members', ProgramsRecId],
    queryFn: async ({ signal }) => {
      const companies = await api.getClientsByProgram({ query: { ProgramsRecId } }, { signal })
      return companies.filter(({ ClientType }) => ClientType === 'Policyholder')
    },
  })
}

/** Who of a program may be asked about it (GOV-013). */
export function referencesQuery(api: Api, ProgramsRecId: number) {
  return queryOptions({
    queryKey: ['governance', null, 'references', ProgramsRecId],
    queryFn: async ({ signal }) => {
      const references = await api.getMembershipReferences({ query: { ProgramsRecId } }, { signal })
      return withNames(references, await namesOf(api, references, signal))
    },
  })
}

/** Officers and committees of a program, in the order of their kinds (GOV-015). */
export function slateQuery(api: Api, ProgramsRecId: number) {
  return queryOptions({
    queryKey: ['governance', null, 'slate', ProgramsRecId],
    queryFn: async ({ signal }) => {
      const slate = await api.getOfficerAndCommiteeSlates({ query: { ProgramsRecId } }, { signal })
      return withNames(slate, await namesOf(api, slate, signal))
    },
  })
}

/** Some servers give a type by its id: then the kinds of posts are asked for, and one by itself that they leave out (GOV-016). */
async function namesOf(
  api: Api,
  people: readonly { Type: string }[],
  signal: AbortSignal,
): Promise<readonly MembershipType[]> {
  if (unnamedTypes(people, []).length === 0) return []
  const types = await api.getMembershipTypes(undefined, { signal })
  const others = await Promise.all(
    unnamedTypes(people, types).map((RecId) => api.getMembershipType({ query: { RecId } }, { signal })),
  )
  return [...types, ...others.filter((type) => type !== null)]
}
