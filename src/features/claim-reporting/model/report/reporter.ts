import { isBlank, type Answers, type Form, type FormControl } from '@captive/form-engine'
import type { FormStore } from '@captive/form-engine/store'

/** The user who reports, whom a claim form asks for some data a second time. */
export interface Reporter {
  firstName: string
  lastName: string
  phone: string
  company: string
}

/** The questions of a claim form about the reporter, by label code (AMB-114). */
const reporterQuestions: Readonly<Record<string, keyof Reporter>> = {
  ContactFirstName: 'firstName',
  ContactLastName: 'lastName',
  Phone: 'phone',
  Company: 'company',
}

/** Answers the blank questions about the reporter. */
export function fillReporter(loss: FormStore, reporter: Reporter): void {
  for (const control of loss.form.controls) {
    const field = reporterFieldOf(control)
    if (field && reporter[field] && isBlank(loss.answers()[control.key])) loss.set(control.key, reporter[field])
  }
}

/** The number of visible required questions without an answer, not counting those about the reporter. */
export function countOpenQuestions(form: Form, answers: Answers): number {
  return form.validate(answers).filter(({ key, code }) => {
    const control = form.control(key)
    return code === 'required' && control && reporterFieldOf(control) === undefined
  }).length
}

function reporterFieldOf({ labelCode, repeatedIn }: FormControl): keyof Reporter | undefined {
  return repeatedIn === null ? reporterQuestions[labelCode] : undefined
}
