import { getUiOptions, type TitleFieldProps } from '@rjsf/utils'
import { createElement } from 'react'
import type { SectionTemplateProps } from './theme.ts'

/** An unstyled section: a heading below the page's h1, then its content. */
export function PlainSectionTemplate({ id, heading, error, children }: SectionTemplateProps) {
  if (heading === false && error === undefined) return <div id={id}>{children}</div>
  return (
    <div role="group" id={id} tabIndex={-1} aria-labelledby={heading === false ? undefined : `${id}-title`}>
      {heading}
      {error === undefined ? null : <p id={`${id}-error`}>{error}</p>}
      {children}
    </div>
  )
}

/** rjsf's `TitleFieldTemplate` as a heading of the section's level. */
export function PlainTitleTemplate({ id, title, uiSchema }: TitleFieldProps) {
  const { level = 1 } = getUiOptions(uiSchema) as { readonly level?: number }
  return createElement(`h${Math.min(level + 1, 6)}`, { id }, title)
}
