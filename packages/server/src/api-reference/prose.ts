import { html, type Html } from '../mail/html.ts'

/** A sentence with what stands in backticks, and permission codes, set as code. */
export function prose(text: string): Html {
  const parts = text.split(/`([^`]+)`|\b(\d{3}(?:-\d{3})+)\b/) // plain, in backticks, permission, plain, …
  const set = [
    (part: string) => html`${part}`,
    (part: string) => html`<code>${part}</code>`,
    (part: string) => html`<code class="permission">${part}</code>`,
  ]
  return html`${parts.flatMap((part, index) => (part ? (set[index % 3]?.(part) ?? []) : []))}`
}
