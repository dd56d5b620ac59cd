import type { SelectProps } from '@mantine/core'
import type { FocusEvent } from 'react'

/** Between the list and the edge of what can be seen, in px. */
const edge = 16

/** A list that is searched by typing, in the same way everywhere; it takes no more room than a phone's keyboard leaves. */
export const searchedList = {
  searchable: true,
  selectFirstOptionOnChange: true,
  autoCorrect: 'off', // a phone would make a word of the first letters of another
  comboboxProps: {
    transitionProps: { duration: 0 },
    preventPositionChangeWhenVisible: false, // the keyboard comes after it
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
  rightSectionProps: { 'aria-hidden': true }, // an arrow that says nothing
  maxDropdownHeight: 'min(20rem, var(--room))',
  onFocus: makeRoom,
} satisfies SelectProps

/** When a keyboard comes up over the page, the field goes to the top of what is left, and its list stands below it. */
function makeRoom({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  const left = new AbortController()
  field.addEventListener('blur', () => left.abort(), { once: true })
  const toTop = () => field.labels?.[0]?.scrollIntoView({ block: 'start' })
  visualViewport?.addEventListener('resize', toTop, { once: true, signal: left.signal })
}
