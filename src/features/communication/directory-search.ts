import { textValue } from '../../ui/search-values.ts'

/** For the route's `validateSearch`. */
export function parseDirectorySearch({ search }: Record<string, unknown>): { search?: string | undefined } {
  return { search: textValue(search) }
}
