/** A delay in milliseconds, because a closing dialog or a new page may move the focus itself. */
const checkDelayMs = 100

/** Marks an element that has the focus only because a control near it disappeared. */
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

/** A focused control and its ancestors, from the inside out. */
interface Place {
  control: HTMLElement
  /** The dialog around the control. Once it is closed, the elements in it cannot get the focus. */
  dialog: Element | null
  levels: readonly { next: Element | null; parent: HTMLElement }[]
}

/**
 * When the focused control disappears, is hidden or is disabled, moves the focus to a nearby element: the item that
 * replaced it, or an ancestor. Otherwise a screen reader and the Tab key would start again at the top of the page (WCAG
 * 2.4.3). If the control becomes usable again, for example after a failed request, it gets the focus back.
 * @returns a function that stops this
 */
export function keepFocus(): () => void {
  let last: Place | null = null
  let lastOnPage: Place | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.hasAttribute(focusKept)) return
    last = locateFocus(target)
    if (last.dialog === null) lastOnPage = last
  }
  /** A click outside of all controls removes the focus on purpose. */
  const onPress = () => (last = null)
  const onChange = () => {
    if (last !== null) timer ??= setTimeout(check, checkDelayMs)
  }
  const check = () => {
    timer = undefined
    if (last === null) return
    if (!isLost()) {
      const isKept = document.activeElement?.hasAttribute(focusKept)
      if (isKept && isUsable(last.control)) last.control.focus({ preventScroll: true })
    } else if (!isUsable(last.control)) {
      const target = nearestElement(last) ?? nearestElement(lastOnPage) ?? document.getElementById('page-title')
      if (target) focusTemporarily(target)
    }
  }

  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] })
  addEventListener('focusin', onFocus)
  addEventListener('focusout', onChange) // this event also fires when a style hides the control
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

function locateFocus(control: HTMLElement): Place {
  const levels = []
  for (let at: HTMLElement = control; at.parentElement && at !== document.body; at = at.parentElement)
    levels.push({ next: at.nextElementSibling, parent: at.parentElement })
  return { control, dialog: control.closest('dialog, [role=dialog]'), levels }
}

/** The nearest remaining element. It is never a control, because a second press of the key would activate it. */
function nearestElement(place: Place | null): HTMLElement | undefined {
  if (place && isUsable(place.control)) return place.control
  if (place?.dialog && !isShown(place.dialog)) return undefined
  for (const { next, parent } of place?.levels ?? []) {
    if (parent === document.body || parent.parentElement === document.body) return undefined
    if (next instanceof HTMLElement && isShown(next) && !next.matches(interactive)) return next
    if (isShown(parent)) return parent
  }
  return undefined
}

/** Focuses an element that is not focusable, and makes it unfocusable again when it loses the focus. */
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
