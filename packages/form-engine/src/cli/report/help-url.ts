import { docsOf } from '../../definitions/diagnostic.ts'

/** The URL of the page that explains a diagnostic. The page is a file of this package. */
export function helpUrl(code: string): string {
  return new URL(`../../../${docsOf(code)}`, import.meta.url).href
}
