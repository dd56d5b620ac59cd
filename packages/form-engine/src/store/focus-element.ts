/** The browser's document, if there is one. A store also works without it. */
const page = globalThis as unknown as {
  readonly document?: { readonly getElementById: (id: string) => PageElement | null }
  readonly Event: new (type: string, init: { readonly bubbles: boolean }) => unknown
}

interface PageElement {
  readonly focus: () => void
  readonly dispatchEvent: (event: never) => boolean
}

/**
 * Moves focus to an element of the page. First dispatches `beforematch`, the event by which find-in-page opens
 * `hidden="until-found"` (HTML, 6.1), so that collapsed containers open.
 *
 * @example
 * const store = new FormStore(form)
 * const toFirst = () => focusElement(store.fieldId({ key: 'c101', item: null }))
 */
export function focusElement(id: string): void {
  const element = page.document?.getElementById(id)
  element?.dispatchEvent(new page.Event('beforematch', { bubbles: true }) as never)
  element?.focus()
}
