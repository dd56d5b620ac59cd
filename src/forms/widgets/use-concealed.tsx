import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'

/** Always the same number of dots, so that not even the length is told. */
const DOTS = '••••••••'

export interface Concealed {
  /** Whether the value must not be read now. */
  hidden: boolean
  /** The text to show: the value, or dots. */
  shown: string
  /** The button that shows and hides the value. It names the field, never the value. */
  reveal: ReactNode
  onFocus: () => void
  onBlur: () => void
}

/** Keeps a confidential value unreadable unless its field has focus or its button says otherwise (AMB-125). */
export function useConcealed(secret: boolean, value: string, label: string): Concealed {
  const [focused, setFocused] = useState(false)
  const [revealed, setRevealed] = useState(false)
  const hidden = secret && !focused && !revealed && value !== ''
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
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
