import { Button, VisuallyHidden } from '@mantine/core'
import type { Form, FormControl } from '@captive/form-engine'
import { useFormState } from '@captive/form-engine/react'
import type { FormStore } from '@captive/form-engine/store'
import type { ReactNode } from 'react'

import { toPersonalInfo } from '../../model/forms/local-forms.ts'
import { answerCurrentLocation } from '../../model/loss-info/answer-current-location.ts'
import { fillByLabelCode } from '../../model/loss-info/fill-by-label-code.ts'
import type { FindPlace } from '../../model/loss-info/find.ts'
import { mayHaveQuickAnswers, quickAnswersTo } from '../../model/loss-info/quick-answers.ts'
import { CurrentLocation } from './current-location.tsx'
import classes from './quick-answer-notes.module.css'
import { useStepTexts } from './step-texts.ts'
import { texts } from './texts.ts'
import { useUndo } from './use-undo.ts'

interface Sources {
  store: FormStore
  /** In the user's language. */
  form: Form
  /** The form of step 2, which has the company's address. */
  personal: FormStore
  findPlace: FindPlace
}

const locationCode = 'LocationOfOccurrence'

/** The buttons with quick answers below their questions, by control key: dates, times, states and locations. */
export function quickAnswerNotes(sources: Sources): Map<string, ReactNode> {
  const controls = sources.form.controls.filter(mayHaveQuickAnswers)
  return new Map(
    controls.map((control) => [control.key, <QuickAnswers key={control.key} control={control} {...sources} />]),
  )
}

function QuickAnswers({ control, store, form, personal, findPlace }: Sources & { control: FormControl }) {
  const words = useStepTexts()
  const { answers } = useFormState(store)
  const address = toPersonalInfo(personal.state().answers)
  const quickAnswers = quickAnswersTo(control, form, answers, address, words.quickAnswers)
  const isLocation = control.labelCode === locationCode
  const { keep, undo } = useUndo(store)
  if (quickAnswers.length === 0 && !isLocation) return null
  return (
    <div className={classes.answers}>
      {isLocation ? (
        <CurrentLocation
          label={control.label}
          onFound={(coords) => {
            keep({ [control.key]: store.answers()[control.key] })
            void answerCurrentLocation(store, control.key, coords, findPlace)
          }}
        />
      ) : null}
      {quickAnswers.map((quickAnswer) => (
        <Button
          key={quickAnswer.label}
          size="sm"
          aria-label={texts.buttonFor(quickAnswer.label, control.label)}
          onClick={() => keep(fillByLabelCode(store, quickAnswer.answers(), { over: true }))}
        >
          {quickAnswer.label}
        </Button>
      ))}
      <VisuallyHidden role="status">{undo ? words.replaced : ''}</VisuallyHidden>
      {undo ? (
        <Button size="sm" variant="subtle" aria-label={texts.buttonFor(words.undo, control.label)} onClick={undo}>
          {words.undo}
        </Button>
      ) : null}
    </div>
  )
}
