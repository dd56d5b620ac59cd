import type { Form, Language } from '@captive/form-engine'
import type { FormStore } from '@captive/form-engine/store'
import { useEffect, useState } from 'react'

import type { FormTexts } from '../../../../forms/form-texts.ts'
import { inBrowser } from '../../../../stored-keys.ts'
import { showFailure } from '../../../../ui/toasts.tsx'
import type { Hints } from '../../model/loss-info/hints.ts'
import type { spanishBarTexts, spanishDraftTexts } from './spanish/texts.ts'
import type { StepTexts } from './step-texts.ts'
import { texts } from './texts.ts'

/** Builds the form of step 3 in a language, with hints in that language. */
export type FormIn = (language: Language, hints: Hints) => Form

/** The form in another language, and the texts around its questions. */
interface Translation {
  readonly form: Form
  readonly formTexts: FormTexts
  readonly stepTexts: StepTexts
  readonly barTexts: typeof spanishBarTexts
  readonly draftTexts: typeof spanishDraftTexts
}

/** The language that a member chose. */
export interface ReportLanguage {
  /** Null for English. */
  readonly translation: Translation | null
  readonly toggle: () => void
}

const storedLanguage = inBrowser('report-language')

/**
 * Shows a form in the member's language, which this browser remembers. The form of the store stays English, and so do
 * the review and the data for claims operations.
 * @param store null while another form is shown
 * @param formIn must be a stable reference; null if the form has only English texts
 * @returns null if the member cannot choose a language
 */
export function useReportLanguage(store: FormStore | null, formIn: FormIn | null): ReportLanguage | null {
  const [isSpanish, setSpanish] = useState(() => storedLanguage.read() === 'es')
  const [translation, setTranslation] = useState<Translation | null>(null)
  useEffect(() => {
    if (store === null || formIn === null || !isSpanish) return
    let isOver = false
    import('./spanish/index.ts').then(
      (loaded) => {
        if (isOver) return
        const form = formIn(loaded.spanish, loaded.spanishHints)
        store.translate(form)
        setTranslation({
          form,
          formTexts: loaded.spanishTexts,
          stepTexts: loaded.spanishStepTexts,
          barTexts: loaded.spanishBarTexts,
          draftTexts: loaded.spanishDraftTexts,
        })
      },
      () => {
        if (isOver) return
        setSpanish(false)
        showFailure(texts.languages.failed)
      },
    )
    return () => {
      isOver = true
      store.translate()
      setTranslation(null)
    }
  }, [store, formIn, isSpanish])
  const toggle = () => {
    storedLanguage.write(isSpanish ? 'en' : 'es')
    setSpanish(!isSpanish)
  }
  return store && formIn ? { translation, toggle } : null
}
