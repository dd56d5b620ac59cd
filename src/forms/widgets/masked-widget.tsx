import { controlOptions } from '@captive/form-engine/react'
import type { WidgetProps } from '@rjsf/utils'
import { useLayoutEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react'
import { ConcealedField } from './concealed-field.tsx'
import { entryOf } from './entry.ts'
import classes from './field.module.css'
import { useEntryProps, isSecret, longestOf, textOf, useFieldTexts } from './field-props.ts'
import { enterMasked, eraseMasked, type Entry } from './masked-entry.ts'
import { useConcealed } from './use-concealed.ts'

/**
 * Digits in a pattern such as `###-##-####`: the field adds the dashes and keeps the caret after the same digit. Text
 * from an input method is formatted only after composition ends.
 */
export function MaskedWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const { mask } = controlOptions(props)
  const pattern = mask?.kind === 'pattern' ? mask.pattern : ''
  const text = textOf(value)
  const concealed = useConcealed(isSecret(props), text)
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [composed, setComposed] = useState<string | null>(null)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)

  useLayoutEffect(() => {
    const place = caret.current
    caret.current = null
    if (place !== null && document.activeElement === field.current) field.current?.setSelectionRange(place, place)
  })

  const take = (entry: Entry) => {
    setComposed(null)
    caret.current = entry.caret
    drawAgain() // needed even if the text is unchanged, because the browser has moved the caret
    onChange(entry.text)
  }
  const takeTyped = ({ value: typed, selectionStart }: HTMLInputElement) =>
    take(enterMasked(pattern, { text: typed, caret: selectionStart ?? Infinity }))
  const eraseOverDash = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    if (composed !== null || event.key !== 'Backspace' || selectionStart === null || selectionStart !== selectionEnd)
      return
    if (selectionStart === 0 || /\d/.test(text[selectionStart - 1] ?? '')) return
    event.preventDefault()
    take(eraseMasked(pattern, { text, caret: selectionStart }))
  }

  const entry = useEntryProps(props)
  return (
    <ConcealedField field={useFieldTexts(props)} concealed={concealed} longest={longestOf(props)}>
      <input
        {...entry}
        {...entryOf(props)}
        ref={field}
        className={`${entry.className} ${classes.figures}`}
        placeholder={concealed.hidden ? undefined : pattern.replaceAll('#', '_')}
        value={composed ?? concealed.shown}
        onKeyDown={eraseOverDash}
        onChange={({ currentTarget }) =>
          composed === null ? takeTyped(currentTarget) : setComposed(currentTarget.value)
        }
        onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
        onCompositionEnd={({ currentTarget }) => takeTyped(currentTarget)}
        onFocus={(event) => {
          concealed.onFocus(event)
          onFocus(id, text)
        }}
        onBlur={() => {
          concealed.onBlur()
          onBlur(id, text)
        }}
      />
    </ConcealedField>
  )
}
