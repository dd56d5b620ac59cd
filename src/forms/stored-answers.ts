import { fitAnswers, type Answers, type FittedAnswers, type Form } from '@captive/form-engine'
import type { FormStore } from '@captive/form-engine/store'

import { storedAnswersIn } from './tab-answers.ts'

/** The unsent answers of a form in this tab, split into those that still fit the form and those that do not. */
export function readStoredAnswers(name: string, form: Form): FittedAnswers {
  return fitAnswers(form, storedAnswersIn(name).read())
}

/** Stores the answers of a form in the tab until they are sent or discarded. */
export class AnswerAutosave {
  readonly #name: string
  readonly #store: FormStore
  #over = false

  constructor(name: string, store: FormStore) {
    this.#name = name
    this.#store = store
  }

  /** Returns a function that stops and stores pending input. */
  start(): () => void {
    const { form } = this.#store
    const flush = () => this.#store.flush()
    const stop = this.#store.subscribe(() => {
      if (!this.#over) storeAnswers(this.#name, form, this.#store.state().answers)
    })
    window.addEventListener('pagehide', flush) // a reload before the debounce ends
    return () => {
      flush()
      window.removeEventListener('pagehide', flush)
      stop()
    }
  }

  forget(): void {
    this.#over = true
    storedAnswersIn(this.#name).remove()
  }
}

/** Stores the visible answers except confidential ones. */
function storeAnswers(name: string, form: Form, answers: Answers): void {
  storedAnswersIn(name).write(openAnswers(form, form.project(answers)))
}

/** Copies answers without confidential values at any depth. */
export function openAnswers(form: Form, answers: Answers): Record<string, unknown> {
  const withoutSecrets = (key: string, value: unknown) => (form.confidentialKeys.has(key) ? undefined : value)
  return JSON.parse(JSON.stringify(answers, withoutSecrets)) as Record<string, unknown>
}
