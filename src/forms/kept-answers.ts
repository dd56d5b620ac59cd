import { fitAnswers, type Answers, type FittedAnswers, type Form } from '@captive/form-engine'
import type { FormSession } from '@captive/form-engine/session'

import { keptAnswersIn } from './kept-in-tab.ts'

/** What was typed into a form in this tab and not sent: the answers that still fit the form, and those that do not. */
export function readKeptAnswers(name: string, form: Form): FittedAnswers {
  return fitAnswers(form, keptAnswersIn(name).read())
}

/** Keeps what is typed into a session, until it is sent or given up: what a field says after that is not kept again. */
export class AnswerKeeper {
  readonly #name: string
  readonly #session: FormSession
  #over = false

  constructor(name: string, session: FormSession) {
    this.#name = name
    this.#session = session
  }

  /** Returns how to stop, which keeps what is being typed. */
  start(): () => void {
    const { form } = this.#session
    const flush = () => this.#session.flush()
    const stop = this.#session.subscribe(() => {
      if (!this.#over) keepAnswers(this.#name, form, this.#session.state().answers)
    })
    window.addEventListener('pagehide', flush) // a reload within a pause in typing
    return () => {
      flush()
      window.removeEventListener('pagehide', flush)
      stop()
    }
  }

  forget(): void {
    this.#over = true
    keptAnswersIn(this.#name).forget()
  }
}

/** Keeps what shows, for as long as the tab is open; never a confidential value. */
function keepAnswers(name: string, form: Form, answers: Answers): void {
  keptAnswersIn(name).keep(openAnswers(form, form.project(answers)))
}

/** A copy of answers without the confidential ones, at any depth. */
export function openAnswers(form: Form, answers: Answers): Record<string, unknown> {
  const withoutSecrets = (key: string, value: unknown) => (form.confidentialKeys.has(key) ? undefined : value)
  return JSON.parse(JSON.stringify(answers, withoutSecrets)) as Record<string, unknown>
}
