import { Button, VisuallyHidden } from '@mantine/core'
import { severeAnswers } from '@captive/form-engine/claim'
import { useFormState } from '@captive/form-engine/react'
import type { FormStore } from '@captive/form-engine/store'
import { Fragment, useMemo } from 'react'

import { useClaimsLine } from '../../../../brand/claims-line.ts'
import { FieldNotesContext, type FieldNote } from '../../../../forms/field-notes.ts'
import { FormTextsContext, useFormTexts } from '../../../../forms/form-texts.ts'
import type { OpenSection } from '../../../../forms/sections/form-in-sections.tsx'
import type { FindKnown, FindPlace } from '../../model/loss-info/find.ts'
import { RequiredWordsContext } from '../../../../ui/fields/required-mark.tsx'
import { FormStep } from '../form-step.tsx'
import { knownAnswerNotes } from './known-answer-notes.tsx'
import { quickAnswerNotes } from './quick-answer-notes.tsx'
import { SeverityAdvice } from './severity-advice.tsx'
import classes from './loss-info-step.module.css'
import { StepTextsContext, useStepTexts } from './step-texts.ts'
import { texts } from './texts.ts'
import type { ReportLanguage } from './use-report-language.ts'

interface LossInfoStepProps {
  store: FormStore
  /** The form of step 2. */
  personal: FormStore
  attempts: number
  /** Both functions must be stable references. */
  findPlace: FindPlace
  findKnown: FindKnown
  /** Splits the form into its sections. */
  openSection?: OpenSection
  /** Null if the member cannot choose. */
  language: ReportLanguage | null
}

/** Step 3: the served form (WIZ-022), with quick answers, known answers and the advice to call below its questions. */
export function LossInfoStep(props: LossInfoStepProps) {
  const { store, personal, attempts, findPlace, findKnown, openSection, language } = props
  const claimsLine = useClaimsLine()
  const english = useFormTexts()
  const englishWords = useStepTexts()
  const translation = language?.translation ?? null
  const form = translation?.form ?? store.form
  const words = translation?.stepTexts ?? englishWords
  const { answers } = useFormState(store)
  // Serialized, so that the notes are rebuilt only when the severe answers change.
  const severeText = JSON.stringify([...severeAnswers(store.form, answers)])
  const severe = useMemo(() => JSON.parse(severeText) as [key: string, reason: string][], [severeText])
  const fixedNotes = useMemo(
    () => [quickAnswerNotes({ store, form, personal, findPlace }), knownAnswerNotes(store, form, findKnown)],
    [store, form, personal, findPlace, findKnown],
  )
  const notes = useMemo(() => {
    const advice = severe.map(([key, reason]) => [key, <SeverityAdvice key={key} reasons={[reason]} />] as const)
    return mergeNotes([...fixedNotes, new Map<string, FieldNote>(advice)])
  }, [fixedNotes, severe])
  const reasons = severe.map(([, reason]) => words.severity.reasonOf(reason))
  const formTexts = translation?.formTexts ?? english
  return (
    <StepTextsContext value={words}>
      <FieldNotesContext value={notes}>
        {language ? <LanguageButton isSpanish={translation !== null} onToggle={language.toggle} /> : null}
        <FormTextsContext value={formTexts}>
          <RequiredWordsContext value={formTexts.required}>
            <div lang={translation?.formTexts.language}>
              <VisuallyHidden role="status">
                {reasons.length > 0 ? words.severity.announcement(claimsLine.number, reasons) : ''}
              </VisuallyHidden>
              <FormStep store={store} attempts={attempts} {...(openSection && { openSection })} />
            </div>
          </RequiredWordsContext>
        </FormTextsContext>
      </FieldNotesContext>
    </StepTextsContext>
  )
}

/** A button for the other language, with that language's own name. */
function LanguageButton({ isSpanish, onToggle }: { isSpanish: boolean; onToggle: () => void }) {
  const { english, spanish } = texts.languages
  return (
    <Button
      className={classes.language}
      variant="subtle"
      lang={isSpanish ? 'en' : 'es'}
      translate="no"
      onClick={onToggle}
    >
      {isSpanish ? english : spanish}
    </Button>
  )
}

/** All notes under each field, in order. */
function mergeNotes(maps: readonly ReadonlyMap<string, FieldNote>[]): ReadonlyMap<string, FieldNote> {
  const keys = new Set(maps.flatMap((each) => [...each.keys()]))
  return new Map(
    [...keys].map((key) => {
      const notes = maps.map((each) => each.get(key))
      return [
        key,
        (fieldId: string) =>
          notes.map((note, index) => (
            <Fragment key={index}>{typeof note === 'function' ? note(fieldId) : note}</Fragment>
          )),
      ]
    }),
  )
}
