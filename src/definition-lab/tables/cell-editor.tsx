import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import classes from './tables.module.css'

interface CellEditorProps {
  label: string
  text: string
  /**
   * Called once with the edited text, and with the event of the key that ended editing, Enter or Tab; null without a
   * key.
   */
  onDone: (text: string, event: KeyboardEvent | null) => void
  onCancel: () => void
}

/** The text of one cell while it is edited. A text area, because labels may have several lines. */
export function CellEditor({ label, text, onDone, onCancel }: CellEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isOver = useRef(false)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [text])
  const end = (act: () => void) => {
    if (isOver.current) return
    isOver.current = true
    act()
  }
  return (
    <textarea
      ref={field}
      className={classes.editor}
      aria-label={label}
      defaultValue={text}
      rows={1}
      spellCheck={false}
      onBlur={({ currentTarget }) => end(() => onDone(currentTarget.value, null))}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        const { key, altKey, currentTarget } = event
        const isLeft = key === 'Escape' || key === 'Tab' || (key === 'Enter' && !altKey)
        if (!isLeft) return
        event.preventDefault()
        end(() => {
          // Focuses the cell before the field is removed, so that the focus is never lost.
          currentTarget.parentElement?.focus({ preventScroll: true })
          if (key === 'Escape') onCancel()
          else onDone(currentTarget.value, event)
        })
      }}
    />
  )
}
