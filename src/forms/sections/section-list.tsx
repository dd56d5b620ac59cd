import type { MainSectionWithProgress } from '@captive/form-engine/react'
import { focusElement, type FormStore } from '@captive/form-engine/store'

import { SectionState } from './section-state.tsx'
import { mainSectionHeadingId } from './main-section-template.tsx'
import classes from './sections.module.css'
import { useFormTexts } from '../form-texts.ts'

interface SectionListProps {
  sections: readonly MainSectionWithProgress[]
  store: FormStore
  onChoose: (section: string) => void
}

/** The list of sections with their progress, beside the form. */
export function SectionList({ sections, store, onChoose }: SectionListProps) {
  const texts = useFormTexts()
  return (
    <nav className={classes.beside} aria-label={texts.sections.list}>
      <ol className={classes.list}>
        {sections
          .filter(({ title }) => title !== '')
          .map(({ id, title, progress }) => {
            const headingId = mainSectionHeadingId(store.fieldId({ key: id, item: null }))
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
                  <SectionState progress={progress} />
                </a>
              </li>
            )
          })}
      </ol>
    </nav>
  )
}
