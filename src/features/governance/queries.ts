import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { unnamedTypes, withNames } from './type-names.ts'

/** The members of a program (GOV-011, AMB-107). */
export function membersQuery(api: Api, ProgramsRecId: number) {
  return queryOptions({
    queryKey: ['governance', null, 'members', ProgramsRecId],
    queryFn: async ({ signal }) => {
      const companies = await withTypes(
        api,
        signal,
        api.getClientsByProgram({ query: { ProgramsRecId } }, { signal }),
        'ClientType',
      )
      return companies.filter(({ ClientType }) => ClientType === 'Policyholder')
    },
  })
}

/** Members who serve as references for a program (GOV-013). */
export function referencesQuery(api: Api, ProgramsRecId: number) {
  return queryOptions({
    queryKey: ['governance', null, 'references', ProgramsRecId],
    queryFn: ({ signal }) =>
      withTypes(api, signal, api.getMembershipReferences({ query: { ProgramsRecId } }, { signal }), 'Type'),
  })
}

/** Officers and committees of a program, in the order of their types (GOV-015). */
export function slateQuery(api: Api, ProgramsRecId: number) {
  return queryOptions({
    queryKey: ['governance', null, 'slate', ProgramsRecId],
    queryFn: ({ signal }) =>
      withTypes(api, signal, api.getOfficerAndCommiteeSlates({ query: { ProgramsRecId } }, { signal }), 'Type'),
  })
}

/**
 * Loads a list and replaces type ids with type names, because some servers send ids. Types that are missing from the
 * list of types are loaded one by one (GEN-016). If a type cannot be loaded, its id stays.
 */
async function withTypes<Name extends string, Row extends { readonly [key in Name]: string }>(
  api: Api,
  signal: AbortSignal,
  list: Promise<readonly Row[]>,
  name: Name,
): Promise<Row[]> {
  const [rows, types] = await Promise.all([list, api.getMembershipTypes(undefined, { signal }).catch(() => [])])
  const others = await Promise.all(
    unnamedTypes(rows, types, name).map((RecId) =>
      api.getMembershipType({ query: { RecId } }, { signal }).catch(() => null),
    ),
  )
  return withNames(rows, [...types, ...others.filter((type) => type !== null)], name)
}
