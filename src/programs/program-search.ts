import { integerValue } from '../ui/search-values.ts'

export interface ProgramSearch {
  program?: number | undefined
}

/** For a route's `validateSearch`, of a page with a program selector and of those below it. */
export function parseProgramSearch({ program }: Record<string, unknown>): ProgramSearch {
  return { program: integerValue(program) }
}
