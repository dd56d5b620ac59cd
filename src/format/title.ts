function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Words with a special capitalization. */
const written = new Map([
  ['elive', 'eLive'],
  ['fmcsa', 'FMCSA'],
  ['of', 'of'],
])

/** The title of a page: the last segment of its path, prettified; `/` is the dashboard (SHL-002, AMB-010). */
export function titleOfPath(path: string): string {
  const segment = path.split('/').findLast((part) => part !== '')
  if (segment === undefined) return 'Dashboard'
  return decoded(segment)
    .split('-')
    .map((word) => written.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
