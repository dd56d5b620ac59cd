import type { SectionTemplateProps } from '@captive/form-engine/react'
import { Input, Title } from '@mantine/core'
import type { CSSProperties } from 'react'
import classes from './templates.module.css'

/** A section of a form: a rule and a heading open it, then one column of fields. A group, as dozens of landmarks help nobody. */
export function SectionTemplate({ id, title, level, fields, error, children }: SectionTemplateProps) {
  const height = { '--fields': fields } as CSSProperties
  if (title === '' && error === undefined) {
    return (
      <div id={id} className={classes.section} style={height}>
        {children}
      </div>
    )
  }
  return (
    <div
      role="group"
      id={id}
      className={classes.section}
      style={height}
      tabIndex={error === undefined ? undefined : -1}
      data-level={level}
      aria-labelledby={title === '' ? undefined : `${id}-title`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      {title === '' ? null : (
        <Title id={`${id}-title`} order={headingOrder(level)} className={classes.title ?? ''}>
          {title}
        </Title>
      )}
      {error === undefined ? null : (
        <Input.Error id={`${id}-error`} className={classes.error ?? ''}>
          {error}
        </Input.Error>
      )}
      {children}
    </div>
  )
}

/** Headings of a form lie below the page's h1. */
export function headingOrder(level: number): 2 | 3 | 4 {
  return level <= 1 ? 2 : level === 2 ? 3 : 4
}
