/**
 * Simulates IME composition for text that is typed with `userEvent` events. The first letter in a field starts a
 * composition; leaving the field, or a key that is not a letter, ends it. An IME replaces the letters of its
 * composition, so a page that changes the text during a composition duplicates them. That case is logged as an error.
 * The function is self-contained, so that it can be sent to a page.
 */
export function composeTyping(isOn = () => true): void {
  type Field = HTMLInputElement | HTMLTextAreaElement
  let composing: { field: Field; text: string } | null = null

  const isField = (target: EventTarget | null): target is Field =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && /^(text|tel|search|email|url|password|)$/.test(target.type))

  const dispatch = (field: Field, type: string) =>
    field.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: composing?.text ?? '' }))

  function end(): void {
    if (!composing) return
    const { field } = composing
    dispatch(field, 'compositionend')
    composing = null
  }

  window.addEventListener(
    'beforeinput',
    ({ target, inputType }) => {
      if (!isField(target) || !isOn()) return
      if (inputType !== 'insertText') return end()
      if (composing && composing.field !== target) end()
      if (composing) return
      composing = { field: target, text: target.value }
      dispatch(target, 'compositionstart')
    },
    true,
  )
  window.addEventListener(
    'input',
    ({ target }) => {
      if (!composing || target !== composing.field) return
      const { field } = composing
      const typed = field.value
      queueMicrotask(() => {
        if (composing?.field !== field || field.value === typed || !field.isConnected) return
        console.error(`A keyboard that composes had "${typed}" in a field, and the page made it "${field.value}".`)
      })
    },
    true,
  )
  window.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (composing && (key.length > 1 || target !== composing.field)) end()
    },
    true,
  )
  for (const type of ['pointerdown', 'focusout', 'paste']) window.addEventListener(type, end, true)
}
