// Runs in a worker thread, because 200 kB of tags take half a second.
import sanitize from 'sanitize-html'

const allowedTags = 'p br b strong i em u ul ol li h1 h2 h3 h4 table thead tbody tr th td div span hr'.split(' ')

/** Elements that are removed together with their content. */
const nonTextTags = 'script style head title iframe object template svg math textarea noscript option'.split(' ')

/** Makes untrusted HTML safe to mail: keeps a few tags without attributes, and only the text of everything else. */
export function sanitizeHtml(markup: string): string {
  return sanitize(markup, { allowedTags, allowedAttributes: {}, nonTextTags })
}
