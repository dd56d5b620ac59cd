import { useState, useSyncExternalStore } from 'react'
import type { GivenAnswers } from '../definitions/answers-of.ts'
import type { Answers } from '../kinds/answers.ts'
import type { Form } from '../form/form.ts'
import { FormSession, type FormSessionOptions } from '../session/form-session.ts'
import type { FormState } from '../session/form-state.ts'

/**
 * The session of one person filling one form; stable until another form is given, and then a new one with `initial`.
 * It never renders a component again: call `useFormState` where you need the state.
 *
 * @example
 * const Report = () => <EngineForm session={useFormAnswers(form, { c101: 'Ace' })} />
 */
export function useFormAnswers<Known extends Answers = Answers>(
  form: Form<Known>,
  initial: GivenAnswers<Known> = {},
  options: FormSessionOptions = {},
): FormSession<Known> {
  const [session, setSession] = useState(() => new FormSession(form, initial, options))
  if (session.form === form) return session
  const next = new FormSession(form, initial, options)
  setSession(next)
  return next
}

/**
 * The current state of a session; renders anew when an answer is committed, not at each key stroke.
 *
 * @example
 * const session = new FormSession(form)
 * const Count = () => <p>{useFormState(session).shownErrors.length} to mend</p>
 */
export function useFormState(session: FormSession): FormState {
  return useSyncExternalStore(session.subscribe, session.state, session.state)
}
