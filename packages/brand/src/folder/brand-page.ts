import type { Brand } from '@captive/api-client/contract'
import { escapeHtml } from '@captive/form-engine/text'

/**
 * Writes a brand into `index.html`: the title, the description, and the texts of the elements that `data-brand` marks.
 * A page that already has a brand gets the new one.
 */
export function brandPage(page: string, { name, shortName, tagline, phone }: Brand): string {
  const texts: Readonly<Record<string, string>> = { name, shortName, phone }
  return page
    .replace(/(<title>)[^<]*/, (_, start: string) => start + escapeHtml(shortName))
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start: string) => start + escapeHtml(`${name}: ${tagline}`),
    )
    .replaceAll(
      /(<span data-brand="(\w+)">)[^<]*/g,
      (_, start: string, member: string) => start + escapeHtml(texts[member] ?? ''),
    )
}
