import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react'

/** A fixed number of dots, which hides the length of the value. */
const DOTS = '••••••••'

export interface Concealed {
  /** Whether the field conceals its value. */
  secret: boolean
  /** Whether the value is currently hidden. */
  hidden: boolean
  /** The text to show: the value, or dots. */
  shown: string
  /** Whether there is a value to reveal. */
  revealable: boolean
  /** Whether the user revealed the value. */
  revealed: boolean
  toggle: () => void
  /** On focus, selects a hidden value, so that typing replaces it. */
  onFocus: (event?: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

/** Hides a confidential value unless its field has focus or the user reveals it (AMB-125). */
export function useConcealed(secret: boolean, value: string): Concealed {
  const [focused, setFocused] = useState(false)
  const [revealed, setRevealed] = useState(false)
  const hidden = secret && !focused && !revealed && value !== ''
  const entered = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  useLayoutEffect(() => {
    if (focused) entered.current?.select() // the dots were replaced by the value: select it, so that typing replaces it
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
