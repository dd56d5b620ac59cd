import { createElement } from 'react'
import type { RepeatedSectionTemplateProps, SectionTemplateProps } from './theme.ts'

/** A section without any look: a heading below the page's h1, then what is in it. */
export function PlainSectionTemplate({ id, title, level, error, children }: SectionTemplateProps) {
  if (title === '' && error === undefined) return <div id={id}>{children}</div>
  const heading = title === '' ? null : createElement(`h${Math.min(level + 1, 6)}`, { id: `${id}-title` }, title)
  return (
    <div role="group" id={id} tabIndex={-1} aria-labelledby={heading ? `${id}-title` : undefined}>
      {heading}
      {error === undefined ? null : <p>{error}</p>}
      {children}
    </div>
  )
}

/** A repeated section without any look: its items, each with a button that removes it, and one that adds. */
export function PlainRepeatedSectionTemplate(props: RepeatedSectionTemplateProps) {
  const { items, label, add, addButtonId, disabled, ...section } = props
  return (
    <PlainSectionTemplate {...section}>
      {items.map(({ id, content, remove }, index) => (
        <fieldset key={id}>
          <legend>{`${label} ${index + 1}`}</legend>
          {content}
          <button type="button" disabled={disabled} onClick={remove}>
            Remove
          </button>
        </fieldset>
      ))}
      <button type="button" id={addButtonId} disabled={disabled} onClick={add}>
        {`Add ${label}`}
      </button>
    </PlainSectionTemplate>
  )
}
