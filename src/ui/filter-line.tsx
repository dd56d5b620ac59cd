import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import classes from './filter-line.module.css'

interface FilterLineProps {
  /** What is shown, in words: '37 open claims of Commercial Auto, 2024–2026'. */
  children: string
  /** Takes every filter away; without it there is none. */
  onClear?: (() => void) | undefined
}

/** Says in words what a register shows, where its filters could be overlooked. */
export function FilterLine({ children, onClear }: FilterLineProps) {
  return (
    <div className={classes.root}>
      <p className={classes.words} role="status">
        {children}
      </p>
      {onClear && (
        <Button variant="subtle" size="sm" leftSection={<IconX size={18} aria-hidden />} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}
