/** For the route's `validateSearch`: what is searched for stands in the address. */
export function parseDirectorySearch({ search }: Record<string, unknown>): { search?: string } {
  return (typeof search === 'string' && search !== '') || typeof search === 'number' ? { search: String(search) } : {}
}
