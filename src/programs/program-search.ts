/** For a route's `validateSearch`, of a page with a program selector and of those below it. */
export function parseProgramSearch({ program }: Record<string, unknown>): { program?: number } {
  return Number.isSafeInteger(program) ? { program: Number(program) } : {}
}
