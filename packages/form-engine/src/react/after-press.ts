let pressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (pressed = false), true)
}

/**
 * Runs the work now, or after the mouse button is released. Pressing a button also blurs the current field. If the
 * field's error appeared or disappeared at that moment, the button would move away from the pointer and miss the
 * click. Use it in templates that open or close something on focus or blur.
 *
 * @example
 * const onBlur = () => afterPress(() => document.querySelector('details')?.removeAttribute('open'))
 */
export function afterPress(work: () => void): void {
  if (!pressed) return work()
  const end = new AbortController()
  const finish = () => {
    end.abort()
    setTimeout(work) // after the click event
  }
  for (const name of ['pointerup', 'pointercancel']) {
    document.addEventListener(name, finish, { capture: true, signal: end.signal })
  }
}
