import type { PartInView } from '@captive/form-engine/react'
import { focusElement, type FormSession } from '@captive/form-engine/session'

import { PartState } from './part-state.tsx'
import { partHeadingId } from './part-template.tsx'
import classes from './parts.module.css'

interface PartListProps {
  parts: readonly PartInView[]
  session: FormSession
  onChoose: (part: string) => void
}

/** The parts of a form with how far each is, beside it where there is room. */
export function PartList({ parts, session, onChoose }: PartListProps) {
  return (
    <nav className={classes.beside} aria-label="Parts of this step">
      <ol className={classes.list}>
        {parts
          .filter(({ title }) => title !== '')
          .map(({ id, title, progress }) => {
            const headingId = partHeadingId(session.fieldId({ key: id, item: null }))
            return (
              <li key={id}>
                <a
                  href={`#${headingId}`}
                  className={classes.entry}
                  onClick={(event) => {
                    event.preventDefault()
                    onChoose(id)
                    focusElement(headingId)
                  }}
                >
                  <span>{title}</span>
                  <PartState progress={progress} />
                </a>
              </li>
            )
          })}
      </ol>
    </nav>
  )
}
