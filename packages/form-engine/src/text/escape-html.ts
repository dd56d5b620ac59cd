const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Escapes text for use in HTML content or attribute values.
 *
 * @example
 * const row = `<td>${escapeHtml('<b>')}</td>`
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}

/**
 * The inverse of `escapeHtml`.
 *
 * @example
 * const text = unescapeHtml('&lt;b&gt;') // '<b>'
 */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.keys(entities).find((character) => entities[character] === entity) ?? entity,
  )
}
