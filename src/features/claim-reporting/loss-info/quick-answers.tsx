import { Button, VisuallyHidden } from '@mantine/core'
import type { FormControl } from '@captive/form-engine'
import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import type { ReactNode } from 'react'

import { toPersonalInfo } from '../local-forms.ts'
import { answerHere, type FindPlace } from './answer-here.ts'
import { fillByCode } from './fill-by-code.ts'
import { Here } from './here.tsx'
import classes from './quick-answers.module.css'
import { mayHaveQuickAnswers, quickAnswersTo } from './quick-offers.ts'
import { useUndo } from './use-undo.ts'

interface Sessions {
  session: FormSession
  /** Step 2: whose address a loss may have happened at. */
  personal: FormSession
  findPlace: FindPlace
}

const placeCode = 'LocationOfOccurrence'

/** The quick answers of a form, by control key: days and time, states, the place where the device or the company is. */
export function quickAnswersOf(sessions: Sessions): Map<string, ReactNode> {
  const controls = sessions.session.form.controls.filter(mayHaveQuickAnswers)
  return new Map(
    controls.map((control) => [control.key, <QuickAnswers key={control.key} control={control} {...sessions} />]),
  )
}

function QuickAnswers({ control, session, personal, findPlace }: Sessions & { control: FormControl }) {
  const { answers } = useFormState(session)
  const address = toPersonalInfo(personal.state().answers)
  const offers = quickAnswersTo(control, session.form, answers, address)
  const isPlace = control.labelCode === placeCode
  const { keep, undo } = useUndo(session)
  if (offers.length === 0 && !isPlace) return null
  return (
    <div className={classes.answers}>
      {isPlace ? (
        <Here
          label={control.label}
          onFound={(coords) => {
            keep({ [control.key]: session.answers()[control.key] })
            void answerHere(session, control.key, coords, findPlace)
          }}
        />
      ) : null}
      {offers.map((offer) => (
        <Button
          key={offer.label}
          size="sm"
          aria-label={`${offer.label}: ${control.label}`}
          onClick={() => keep(fillByCode(session, offer.answers(), { over: true }))}
        >
          {offer.label}
        </Button>
      ))}
      <VisuallyHidden role="status">{undo ? 'What stood here was replaced.' : ''}</VisuallyHidden>
      {undo ? (
        <Button size="sm" variant="subtle" aria-label={`Undo: ${control.label}`} onClick={undo}>
          Undo
        </Button>
      ) : null}
    </div>
  )
}
