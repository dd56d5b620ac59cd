import { fitAnswers, type Form } from '@captive/form-engine'
import { FormStore } from '@captive/form-engine/store'
import { useState } from 'react'

/**
 * The answers to a form whose definitions are edited. Answers that still fit are kept. Another source starts with no
 * answers.
 */
export function useFittingAnswers(form: Form, source: string): FormStore {
  const [kept, setKept] = useState(() => ({ source, store: new FormStore(form) }))
  if (kept.store.form === form) return kept.store
  const answers = kept.source === source ? fitAnswers(form, kept.store.answers()).answers : {}
  const next = { source, store: new FormStore(form, answers) }
  setKept(next)
  return next.store
}
