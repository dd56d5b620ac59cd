import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import classes from './filter-line.module.css'
import { texts } from './texts.ts'

interface FilterLineProps {
  /** A description of the visible rows, for example `37 open claims of Commercial Auto, 2024–2026`. */
  children: string
  /** Clears all filters; undefined without active filters. */
  onClear?: (() => void) | undefined
}

/** A description of the active filters of a table. */
export function FilterLine({ children, onClear }: FilterLineProps) {
  return (
    <div className={classes.root}>
      <p className={classes.words} role="status">
        {children}
      </p>
      {onClear && (
        <Button variant="subtle" size="sm" leftSection={<IconX size={18} aria-hidden />} onClick={onClear}>
          {texts.clearFilters}
        </Button>
      )}
    </div>
  )
}
