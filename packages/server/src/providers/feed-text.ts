import sanitize from 'sanitize-html'

/** What sanitize-html writes for signs that HTML reads otherwise. */
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** What a reader of HTML sees, on one line: no tags, no entities, at most `most` characters. */
export function plainText(markup: string, most: number): string {
  const text = sanitize(markup.slice(0, 20 * most).replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => signs[name] ?? entity)
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
