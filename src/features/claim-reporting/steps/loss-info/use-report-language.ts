import type { Form, Language } from '@captive/form-engine'
import type { FormStore } from '@captive/form-engine/store'
import { useEffect, useState } from 'react'

import type { FormTexts } from '../../../../forms/form-texts.ts'
import { inBrowser } from '../../../../stored-keys.ts'
import { showFailure } from '../../../../ui/toasts.tsx'
import type { Hints } from '../../model/loss-info/hints.ts'
import { texts } from './texts.ts'

/** Builds the form of step 3 in a language, with hints in that language. */
export type FormIn = (language: Language, hints: Hints) => Form

const kept = inBrowser('report-language')

/**
 * Shows a form in the language that the member chose, which this browser remembers. The form of the store stays English,
 * and so do the review and what claims operations get.
 * @param formIn must be stable; null if the form has English texts only
 * @returns the texts of the form's own parts; null for English
 */
export function useReportLanguage(store: FormStore, formIn: FormIn | null) {
  const [isSpanish, setSpanish] = useState(() => kept.read() === 'es')
  const [spoken, setSpoken] = useState<FormTexts | null>(null)
  useEffect(() => {
    if (formIn === null || !isSpanish) return
    let isOver = false
    import('./spanish.ts').then(
      ({ spanish, spanishTexts, spanishHints }) => {
        if (isOver) return
        store.speak(formIn(spanish, spanishHints))
        setSpoken(spanishTexts)
      },
      () => {
        if (isOver) return
        setSpanish(false)
        showFailure(texts.languages.failed)
      },
    )
    return () => {
      isOver = true
      store.speak()
      setSpoken(null)
    }
  }, [store, formIn, isSpanish])
  const toggle = () => {
    kept.write(isSpanish ? 'en' : 'es')
    setSpanish(!isSpanish)
  }
  return { spoken, toggle }
}
