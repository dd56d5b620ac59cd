import type { SelectProps } from '@mantine/core'
import type { FocusEvent } from 'react'

/** The gap between the list and the edge of the viewport in px. */
const edge = 16

/** The props of searchable lists, which fit above a phone's keyboard. */
export const searchedList = {
  searchable: true,
  selectFirstOptionOnChange: true,
  autoCorrect: 'off', // autocorrect would change a partly typed option
  comboboxProps: {
    transitionProps: { duration: 0 },
    preventPositionChangeWhenVisible: false, // the keyboard appears after the list opens
    middlewares: {
      flip: { padding: edge },
      size: {
        padding: edge,
        apply: ({ availableHeight, elements }) =>
          elements.floating.style.setProperty('--room', `${Math.max(0, availableHeight)}px`),
      },
    },
  },
  scrollAreaProps: { type: 'auto' },
  rightSectionProps: { 'aria-hidden': true }, // the arrow is decorative
  maxDropdownHeight: 'min(20rem, var(--room))',
  onFocus: makeRoom,
} satisfies SelectProps

/** Scrolls the field to the top when the keyboard appears, so that its list fits below. */
function makeRoom({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  const left = new AbortController()
  field.addEventListener('blur', () => left.abort(), { once: true })
  const toTop = () => field.labels?.[0]?.scrollIntoView({ block: 'start' })
  visualViewport?.addEventListener('resize', toTop, { once: true, signal: left.signal })
}
