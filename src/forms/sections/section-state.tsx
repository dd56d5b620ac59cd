import type { SectionProgress } from '@captive/form-engine/store'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'

import classes from './sections.module.css'
import { useFormTexts, type FormTexts } from '../form-texts.ts'

/** The progress of a section as text. */
function sectionState({ sections }: FormTexts, { required, answered, missing, wrong }: SectionProgress): string {
  if (wrong > 0) return sections.toCorrect(wrong)
  if (missing > 0) return answered > 0 ? sections.missing(missing) : sections.toDo
  return required > 0 || answered > 0 ? sections.done : sections.optional
}

/** The progress of a section as an icon and words. */
export function SectionState({ progress }: { progress: SectionProgress }) {
  const texts = useFormTexts()
  const words = sectionState(texts, progress)
  return (
    <span
      className={classes.state}
      data-state={words === texts.sections.done ? 'done' : progress.wrong > 0 ? 'wrong' : 'open'}
    >
      {words === texts.sections.done ? <IconCheck size={16} stroke={2.25} aria-hidden /> : null}
      {progress.wrong > 0 ? <IconAlertCircle size={16} stroke={2.25} aria-hidden /> : null}
      <span>{words}</span>
    </span>
  )
}
