import { formKinds, type FormKind } from '@captive/api-client/contract'

import type { SearchParams } from '../../ui/use-search-params.ts'

/** The search params of the page. */
export interface DefinitionsSearch {
  /** The form; the claim report without one. */
  form?: FormKind | undefined
  /** The version that is open in the Lab. */
  edit?: number | undefined
}

export type DefinitionsParams = SearchParams<DefinitionsSearch>

/** Reads the search params. Anything but a form or a version is ignored. */
export function parseDefinitionsSearch({ form, edit }: Record<string, unknown>): DefinitionsSearch {
  return {
    form: formKinds.find((kind) => kind === form),
    edit: typeof edit === 'number' && Number.isInteger(edit) && edit > 0 ? edit : undefined,
  }
}
