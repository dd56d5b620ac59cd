import { createElement } from 'react'
import type { RepeatedSectionTemplateProps, SectionTemplateProps } from './theme.ts'

/** A section without any look: a heading below the page's h1, then what is in it. */
export function PlainSectionTemplate({ id, title, level, error, children }: SectionTemplateProps) {
  if (title === '') return <div id={id}>{children}</div>
  return (
    <div role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      {createElement(`h${Math.min(level + 1, 6)}`, { id: `${id}-title` }, title)}
      {error === undefined ? null : <p>{error}</p>}
      {children}
    </div>
  )
}

/** A repeated section without any look: its items, each with a button that removes it, and one that adds. */
export function PlainRepeatedSectionTemplate(props: RepeatedSectionTemplateProps) {
  const { items, add, addButtonId, disabled, ...section } = props
  return (
    <PlainSectionTemplate {...section}>
      {items.map(({ id, content, remove }, index) => (
        <fieldset key={id}>
          <legend>{`${section.title} ${index + 1}`}</legend>
          {content}
          <button type="button" disabled={disabled} onClick={remove}>
            Remove
          </button>
        </fieldset>
      ))}
      <button type="button" id={addButtonId} disabled={disabled} onClick={add}>
        {`Add ${section.title}`}
      </button>
    </PlainSectionTemplate>
  )
}
