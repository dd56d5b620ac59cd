import { escapeHtml, Html } from './html.ts'

/** Tags that pass, always without attributes. */
const allowed = new Set('p br b strong i em u ul ol li h1 h2 h3 h4 table thead tbody tr th td div span hr'.split(' '))

/** What is dropped together with all that is in it. */
const dropped = /<(script|style|head|title|iframe|object|template|svg|math|textarea|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi

/**
 * Makes somebody's HTML safe to mail: it is read as text with a few bare tags, and everything else is escaped or left
 * out. Nothing of the input reaches the output as markup except the names on the list above.
 */
export function sanitizeHtml(markup: string): Html {
  const text = markup.replace(/<!--[\s\S]*?(-->|$)/g, '').replace(dropped, '')
  let safe = ''
  let end = 0
  for (const tag of text.matchAll(/<(\/?)([a-z][a-z0-9]*)(\s[^<>]*)?\/?>/gi)) {
    const [whole, slash = '', name = ''] = tag
    safe += escapeText(text.slice(end, tag.index))
    if (allowed.has(name.toLowerCase())) safe += `<${slash}${name.toLowerCase()}>`
    end = tag.index + whole.length
  }
  return new Html(safe + escapeText(text.slice(end)))
}

/** Escapes signs; an entity that is one already stays. */
const escapeText = (text: string): string => escapeHtml(text).replace(/&amp;(#\d{1,6}|[a-z]{2,8});/gi, '&$1;')
