/** The page around a form, if there is one: what is needed of a browser, so that a session runs without. */
const page = globalThis as unknown as {
  readonly document?: { readonly getElementById: (id: string) => PageElement | null }
  readonly Event: new (type: string, init: { readonly bubbles: boolean }) => unknown
}

interface PageElement {
  readonly focus: () => void
  readonly dispatchEvent: (event: never) => boolean
}

/**
 * Moves focus to an element of the page. What keeps it closed is told first by `beforematch`, the event with which a
 * browser's find in page opens what is `hidden="until-found"` (HTML, 6.1).
 *
 * @example
 * const session = new FormSession(form)
 * const toFirst = () => focusElement(session.fieldId({ key: 'c101', item: null }))
 */
export function focusElement(id: string): void {
  const element = page.document?.getElementById(id)
  element?.dispatchEvent(new page.Event('beforematch', { bubbles: true }) as never)
  element?.focus()
}
