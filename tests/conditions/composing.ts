/**
 * Turns typing by events, as `userEvent` does it, into the composing of phones and of input methods: the first letter in a
 * field begins a composition, and leaving the field, or a key that is no letter, ends it. A keyboard that composes replaces
 * the letters it has composed so far, so a page that changes a field's text in between doubles them; that is written to the
 * console as an error. Needs nothing of this module, so that it can be sent to a page.
 */
export function composeTyping(isOn = () => true): void {
  type Field = HTMLInputElement | HTMLTextAreaElement
  let composing: { field: Field; text: string } | null = null

  const isField = (target: EventTarget | null): target is Field =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && /^(text|tel|search|email|url|password|)$/.test(target.type))

  const tell = (field: Field, type: string) =>
    field.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: composing?.text ?? '' }))

  function end(): void {
    if (!composing) return
    const { field } = composing
    tell(field, 'compositionend')
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
      tell(target, 'compositionstart')
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
