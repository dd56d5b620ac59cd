import { unescapeHtml } from '@captive/form-engine/text'
import sanitize from 'sanitize-html'

/** The text of an HTML fragment on one line: no tags, entities decoded, at maxLength `maxLength` characters. */
export function plainText(markup: string, maxLength: number): string {
  const shown = sanitize(markup.slice(0, 20 * maxLength).replaceAll('<', ' <'), {
    allowedTags: [],
    allowedAttributes: {},
  })
  const text = unescapeHtml(shown)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .toWellFormed()
    .trim()
  return text.length <= maxLength
    ? text
    : `${text
        .slice(0, maxLength - 1)
        .toWellFormed()
        .trimEnd()}…`
}

/** The URL if the portal may link to it, otherwise undefined. */
export function httpUrl(text: string): string | undefined {
  const url = text.length <= 2_000 ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : undefined
}

/** Parses a UTC date and time without a zone to ISO 8601; undefined if invalid. */
export function utcMoment(text: string): string | undefined {
  const date = new Date(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
