interface FocusWatch {
  /** The name of the control that lost the focus; undefined if the focus was not lost. */
  lost(): string | undefined
  /** Call it before each test. */
  forget(): void
}

/**
 * Watches for focus that is lost because a control disappears, is hidden or is disabled: a screen reader would continue
 * at the top of the page. Clicks outside all controls do not count, and neither do stories without any click.
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
