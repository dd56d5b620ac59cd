/** What is left of a text for searching: letters and digits, in lower case (AMB-057, SEL-006). */
export function normalizeSearch(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '').toLowerCase()
}
