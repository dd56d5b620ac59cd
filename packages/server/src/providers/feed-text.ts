const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
}

/** What a reader of HTML sees, on one line: no tags, no entities, at most `most` characters. */
export function plainText(markup: string, most: number): string {
  const text = markup
    .slice(0, 20 * most)
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, decoded)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .toWellFormed()
    .trim()
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`
}

function decoded(entity: string, decimal?: string, hexadecimal?: string, name = ''): string {
  if (name) return named[name] ?? entity
  const point = decimal ? Number(decimal) : parseInt(hexadecimal ?? '', 16)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

/** A web address as the portal may link to it, or undefined. */
export function webAddress(text: string): string | undefined {
  const url = text.length <= 2_000 ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : undefined
}

/** A date and time of a provider that counts in UTC without saying so, in ISO 8601; or undefined. */
export function utcMoment(text: string): string | undefined {
  const date = new Date(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
