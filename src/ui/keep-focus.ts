/** In milliseconds. A closing dialog or a new page moves the focus sooner. */
const patience = 100

/** Marks what has the focus only because a control near it disappeared. */
export const focusKept = 'data-focus-kept'

const interactive = [
  'a',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[role=button]',
  '[role=menuitem]',
  '[role=option]',
].join()

/** A focused control and what surrounds it, from the inside out. */
interface Place {
  control: HTMLElement
  /** The dialog that it is in. When the dialog is closed, its surroundings do not help. */
  dialog: Element | null
  levels: readonly { next: Element | null; parent: HTMLElement }[]
}

/**
 * When the focused control disappears, is hidden or is disabled, gives the focus to what is around it: the item that took
 * its place, or the element that it was in. Otherwise a screen reader and the Tab key would start again at the top of the
 * page (WCAG 2.4.3). A control that can be used again, for example after a failed request, gets the focus back.
 * @returns a function that stops this
 */
export function keepFocus(): () => void {
  let last: Place | null = null
  let lastOnPage: Place | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.hasAttribute(focusKept)) return
    last = placeOf(target)
    if (last.dialog === null) lastOnPage = last
  }
  /** A press beside all controls takes the focus away on purpose. */
  const onPress = () => (last = null)
  const onChange = () => {
    if (last !== null) timer ??= setTimeout(check, patience)
  }
  const check = () => {
    timer = undefined
    if (last === null) return
    if (!isLost()) {
      const isKept = document.activeElement?.hasAttribute(focusKept)
      if (isKept && isUsable(last.control)) last.control.focus({ preventScroll: true })
    } else if (!isUsable(last.control)) {
      const home = nearest(last) ?? nearest(lastOnPage) ?? document.getElementById('page-title')
      if (home) focusTemporarily(home)
    }
  }

  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] })
  addEventListener('focusin', onFocus)
  addEventListener('focusout', onChange) // also when a style hides the control
  addEventListener('pointerdown', onPress, true)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('focusin', onFocus)
    removeEventListener('focusout', onChange)
    removeEventListener('pointerdown', onPress, true)
  }
}

const isLost = () => document.activeElement === document.body || document.activeElement === null
const isShown = (element: Element) => element.isConnected && element.getClientRects().length > 0
const isUsable = (control: Element) => isShown(control) && !control.matches(':disabled')

function placeOf(control: HTMLElement): Place {
  const levels = []
  for (let at: HTMLElement = control; at.parentElement && at !== document.body; at = at.parentElement)
    levels.push({ next: at.nextElementSibling, parent: at.parentElement })
  return { control, dialog: control.closest('dialog, [role=dialog]'), levels }
}

/** What is left around a place. It is never a control, because a second press of the key would use it. */
function nearest(place: Place | null): HTMLElement | undefined {
  if (place && isUsable(place.control)) return place.control
  if (place?.dialog && !isShown(place.dialog)) return undefined
  for (const { next, parent } of place?.levels ?? []) {
    if (parent === document.body || parent.parentElement === document.body) return undefined
    if (next instanceof HTMLElement && isShown(next) && !next.matches(interactive)) return next
    if (isShown(parent)) return parent
  }
  return undefined
}

/** Focuses what cannot have the focus otherwise, until it loses it. */
function focusTemporarily(element: HTMLElement): void {
  if (element.matches(interactive) || element.hasAttribute('tabindex')) return element.focus({ preventScroll: true })
  element.setAttribute(focusKept, '')
  element.tabIndex = -1
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute(focusKept)
      element.removeAttribute('tabindex')
    },
    { once: true },
  )
  element.focus({ preventScroll: true })
}
