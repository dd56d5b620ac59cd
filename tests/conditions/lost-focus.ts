interface FocusWatch {
  /** The name of the control that took the focus with it; undefined if the focus is not lost. */
  lost(): string | undefined
  /** Call it before each test. */
  forget(): void
}

/**
 * Watches for controls that take the focus with them when they disappear, are hidden or are disabled: a screen reader
 * would start again at the top of the page. A press beside all controls does not lose the focus, and neither does a story
 * in which nobody has pressed anything yet.
 */
export function watchFocus(): FocusWatch {
  let last: Element | null = null
  let hasActed = false
  addEventListener('focusin', ({ target }) => (last = hasActed && target instanceof Element ? target : null), true)
  addEventListener('keydown', () => (hasActed = true), true)
  addEventListener(
    'pointerdown',
    () => {
      hasActed = true
      last = null
    },
    true,
  )
  return {
    lost() {
      if (!last || document.activeElement !== document.body) return undefined
      if (last.getClientRects().length > 0 && !last.matches(':disabled')) return undefined
      return last.getAttribute('aria-label') ?? (last.textContent?.trim() || last.tagName)
    },
    forget() {
      last = null
      hasActed = false
    },
  }
}
