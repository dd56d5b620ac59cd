import { fitAnswers, type Answers, type Form } from '@captive/form-engine'

const keyOf = (name: string) => `member-portal.form.${name}`

/** What was typed into a form in this tab and not sent, as far as the form still asks for it. */
export function readKeptAnswers(name: string, form: Form): Answers {
  const kept = sessionStorage.getItem(keyOf(name))
  if (kept === null) return {}
  try {
    return fitAnswers(form, JSON.parse(kept) as Answers).answers
  } catch {
    return {} // written by something else
  }
}

/** Keeps what shows, for as long as the tab is open; never a confidential value. */
export function keepAnswers(name: string, form: Form, answers: Answers): void {
  const withoutSecrets = (key: string, value: unknown) => (form.confidentialKeys.has(key) ? undefined : value)
  sessionStorage.setItem(keyOf(name), JSON.stringify(form.project(answers), withoutSecrets))
}

export function forgetAnswers(name: string): void {
  sessionStorage.removeItem(keyOf(name))
}
