import { fitAnswers, type Form } from '@captive/form-engine'
import { FormStore } from '@captive/form-engine/store'
import { useState } from 'react'

/**
 * The answers to a form whose definitions are edited. Answers that still fit are kept. Another source starts with no
 * answers.
 */
export function useFittingAnswers(form: Form, source: string): FormStore {
  const [current, setCurrent] = useState(() => ({ source, store: new FormStore(form) }))
  if (current.store.form === form) return current.store
  const answers = current.source === source ? fitAnswers(form, current.store.answers()).answers : {}
  const next = { source, store: new FormStore(form, answers) }
  setCurrent(next)
  return next.store
}
