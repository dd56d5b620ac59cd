import type { SectionTemplateProps } from '@captive/form-engine/react'
import { notesOf } from '../../ui/fields/field.tsx'
import classes from './templates.module.css'

/** A section of a form with a heading. It is a group, because dozens of landmarks would not help. */
export function SectionTemplate({ id, title, level, error, children }: SectionTemplateProps) {
  if (title === '' && error === undefined) {
    return (
      <div id={id} className={classes.section}>
        {children}
      </div>
    )
  }
  const Heading = `h${headingOrder(level)}` as const
  return (
    <div
      role="group"
      id={id}
      className={classes.section}
      tabIndex={error === undefined ? undefined : -1}
      data-level={level}
      aria-labelledby={title === '' ? undefined : `${id}-title`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      {title === '' ? null : (
        <Heading id={`${id}-title`} className={classes.title}>
          {title}
        </Heading>
      )}
      {error === undefined ? null : <div className={classes.error}>{notesOf({ id, error })}</div>}
      {children}
    </div>
  )
}

/** The order of a heading below the h1 of the page. */
export function headingOrder(level: number): 2 | 3 | 4 {
  return level <= 1 ? 2 : level === 2 ? 3 : 4
}
