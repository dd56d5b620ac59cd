import type { SearchParams } from '../../ui/use-search-params.ts'

/** The search params of the page. */
export interface DefinitionsSearch {
  /** The version that is open in the Lab. */
  edit?: number | undefined
}

export type DefinitionsParams = SearchParams<DefinitionsSearch>

/** Reads the search params. Anything but a version opens none. */
export function parseDefinitionsSearch({ edit }: Record<string, unknown>): DefinitionsSearch {
  return { edit: typeof edit === 'number' && Number.isInteger(edit) && edit > 0 ? edit : undefined }
}
