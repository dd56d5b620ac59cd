import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react'

/** Always the same number of dots, so that not even the length is told. */
const DOTS = '••••••••'

export interface Concealed {
  /** Whether the field is one that conceals. */
  secret: boolean
  /** Whether the value must not be read now. */
  hidden: boolean
  /** The text to show: the value, or dots. */
  shown: string
  /** Whether there is anything to reveal. */
  revealable: boolean
  /** Whether the person asked to see it. */
  revealed: boolean
  toggle: () => void
  /** The event of a field that is typed into: what it hid is selected, so that typing replaces it. */
  onFocus: (event?: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

/** Keeps a confidential value unreadable unless its field has focus or its button says otherwise (AMB-125). */
export function useConcealed(secret: boolean, value: string): Concealed {
  const [focused, setFocused] = useState(false)
  const [revealed, setRevealed] = useState(false)
  const hidden = secret && !focused && !revealed && value !== ''
  const entered = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  useLayoutEffect(() => {
    if (focused) entered.current?.select() // the dots gave way to the value: what is typed now takes its place
    entered.current = null
  }, [focused])
  return {
    secret,
    hidden,
    shown: hidden ? DOTS : value,
    revealable: secret && value !== '',
    revealed,
    toggle: () => setRevealed(!revealed),
    onFocus: (event) => {
      if (!secret) return
      if (hidden && event) entered.current = event.currentTarget
      setFocused(true)
    },
    onBlur: () => setFocused(false),
  }
}
