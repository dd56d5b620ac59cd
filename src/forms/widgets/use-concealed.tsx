import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'

/** Always the same number of dots, so that not even the length is told. */
const DOTS = '••••••••'

export interface Concealed {
  /** Whether the value must not be read now. */
  hidden: boolean
  /** The text to show: the value, or dots. */
  shown: string
  /** The button that shows and hides the value. It names the field, never the value. */
  reveal: ReactNode
  /** The event of a field that is typed into: what it hid is selected, so that typing replaces it. */
  onFocus: (event?: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

/** Keeps a confidential value unreadable unless its field has focus or its button says otherwise (AMB-125). */
export function useConcealed(secret: boolean, value: string, label: string): Concealed {
  const [focused, setFocused] = useState(false)
  const [revealed, setRevealed] = useState(false)
  const hidden = secret && !focused && !revealed && value !== ''
  const entered = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  useLayoutEffect(() => {
    if (focused) entered.current?.select() // the dots gave way to the value: what is typed now takes its place
    entered.current = null
  }, [focused])
  const EyeIcon = revealed ? IconEyeOff : IconEye
  return {
    hidden,
    shown: hidden ? DOTS : value,
    reveal:
      secret && value !== '' ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${revealed ? 'Hide' : 'Show'} ${label}`}
          onClick={() => setRevealed(!revealed)}
        >
          <EyeIcon size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      ) : null,
    onFocus: (event) => {
      if (hidden && event) entered.current = event.currentTarget
      setFocused(true)
    },
    onBlur: () => setFocused(false),
  }
}
