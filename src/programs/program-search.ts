import { integerValue } from '../ui/search-values.ts'

export interface ProgramSearch {
  program?: number | undefined
}

/**
 * Parses the search params of pages with a program selector, and of those below them, for the routes' `validateSearch`.
 */
export function parseProgramSearch({ program }: Record<string, unknown>): ProgramSearch {
  return { program: integerValue(program) }
}
