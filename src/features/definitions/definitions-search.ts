import { formKinds, type FormKind } from '@captive/api-client/contract'

import type { SearchParams } from '../../ui/use-search-params.ts'

/** The search params of the page. */
export interface DefinitionsSearch {
  /** The form; the default is the claim report. */
  form?: FormKind | undefined
  /** The version that is open in the Lab. */
  edit?: number | undefined
}

export type DefinitionsParams = SearchParams<DefinitionsSearch>

/** Parses the search params. Ignores everything except a form and a version. */
export function parseDefinitionsSearch({ form, edit }: Record<string, unknown>): DefinitionsSearch {
  return {
    form: formKinds.find((kind) => kind === form),
    edit: typeof edit === 'number' && Number.isInteger(edit) && edit > 0 ? edit : undefined,
  }
}
