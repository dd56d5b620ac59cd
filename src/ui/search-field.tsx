import { IconSearch } from '@tabler/icons-react'
import { useId } from 'react'

import classes from './fields/field.module.css'
import { Field, inputProps } from './fields/field.tsx'

interface SearchFieldProps {
  /** For example `Search claims`. */
  label: string
  value: string
  /** Called on every input. */
  onText: (text: string) => void
  onBlur?: () => void
  /** A class that sets the width. */
  className: string | undefined
  /** Whether this field gets the focus after a navigation to the page. */
  startsHere?: boolean
}

/** A search field with an icon and a label. */
export function SearchField({ label, value, onText, onBlur, className, startsHere }: SearchFieldProps) {
  const field = { id: useId(), label }
  return (
    <Field {...field} className={className} data-screen-only>
      <div className={classes.search}>
        <IconSearch size={20} aria-hidden />
        <input
          {...inputProps(field)}
          type="search"
          value={value}
          onChange={(event) => onText(event.currentTarget.value)}
          onBlur={onBlur}
          data-starts-here={startsHere || undefined}
        />
      </div>
    </Field>
  )
}
