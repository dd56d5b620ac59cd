import { textValue } from '../../ui/search-values.ts'

/** Parses the search params, for the route's `validateSearch`. */
export function parseDirectorySearch({ search }: Record<string, unknown>): { search?: string | undefined } {
  return { search: textValue(search) }
}
