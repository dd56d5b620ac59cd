let pressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (pressed = false), true)
}

/**
 * Does the work now, or once the mouse button that is down is up again. A field is left by pressing on another one; if
 * its error came or went at that moment, what was pressed would move from under the pointer, and the click be lost. For
 * templates that open or close something when a field is entered or left.
 *
 * @example
 * const onBlur = () => afterPress(() => document.querySelector('details')?.removeAttribute('open'))
 */
export function afterPress(work: () => void): void {
  if (!pressed) return work()
  const end = new AbortController()
  const finish = () => {
    end.abort()
    setTimeout(work) // after the click that follows
  }
  for (const name of ['pointerup', 'pointercancel']) {
    document.addEventListener(name, finish, { capture: true, signal: end.signal })
  }
}
