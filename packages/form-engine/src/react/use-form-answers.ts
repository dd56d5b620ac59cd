import { useState, useSyncExternalStore } from 'react'
import type { GivenAnswers } from '../definitions/answers-of.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { Answers } from '../kinds/answers.ts'
import type { Form } from '../form/form.ts'
import { FormStore, type FormStoreOptions } from '../store/form-store.ts'
import type { FormState } from '../store/form-state.ts'

/**
 * The store of one person filling in one form. It stays the same until `form` changes; then a new store starts with
 * `initial`. Does not rerender the component: call `useFormState` where you need the state.
 *
 * @example
 * const Report = () => <EngineForm store={useFormAnswers(form, { c101: 'Ace' })} />
 */
export function useFormAnswers<Id extends RecId = RecId, Known extends Answers = Answers>(
  form: Form<Id, Known>,
  initial: GivenAnswers<Known> = {},
  options: FormStoreOptions = {},
): FormStore<Id, Known> {
  const [store, setStore] = useState(() => new FormStore(form, initial, options))
  if (store.form === form) return store
  const next = new FormStore(form, initial, options)
  setStore(next)
  return next
}

/**
 * The current state of a store. Rerenders when an answer is committed, not at each keystroke.
 *
 * @example
 * const store = new FormStore(form)
 * const Count = () => <p>{useFormState(store).shownErrors.length} to fix</p>
 */
export function useFormState(store: FormStore): FormState {
  return useSyncExternalStore(store.subscribe, store.state, store.state)
}
