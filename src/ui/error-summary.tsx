import { IconCircleX } from '@tabler/icons-react'
import type { MouseEvent, Ref } from 'react'
import classes from './error-summary.module.css'
import { texts } from './texts.ts'

export interface SummarizedError {
  /** The id of the field that the link leads to. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  title?: string
  errors: readonly SummarizedError[]
  /** Replaces focusing `fieldId`, for fields that must be opened first. */
  onSelect?: (error: SummarizedError) => void
  ref?: Ref<HTMLDivElement>
}

/** A list of errors with links to their fields. Focus it when it appears (`ref.focus()`). */
export function ErrorSummary({ title = texts.errors, errors, onSelect, ref }: ErrorSummaryProps) {
  const select = (event: MouseEvent, error: SummarizedError) => {
    event.preventDefault()
    if (onSelect) onSelect(error)
    else document.getElementById(error.fieldId)?.focus()
  }
  if (errors.length === 0) return null
  return (
    <div ref={ref} className={classes.root} role="alert" tabIndex={-1}>
      <IconCircleX className={classes.icon} size={28} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.title}>{title}</p>
        <ul className={classes.list}>
          {errors.map((error) => (
            <li key={`${error.fieldId} ${error.message}`}>
              <a href={`#${error.fieldId}`} onClick={(event) => select(event, error)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
