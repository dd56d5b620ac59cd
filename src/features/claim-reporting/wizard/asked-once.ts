import { isBlank, type Answers, type Form, type FormControl } from '@captive/form-engine'
import type { FormSession } from '@captive/form-engine/session'

/** Who reports, as far as a claim form asks for it again. */
export interface Reporter {
  firstName: string
  lastName: string
  phone: string
  company: string
}

/** What of it a form asks for, by label code (AMB-114). */
const askedAgain: Readonly<Record<string, keyof Reporter>> = {
  ContactFirstName: 'firstName',
  ContactLastName: 'lastName',
  Phone: 'phone',
  Company: 'company',
}

/** Fills in who reports wherever a form asks for it again and nothing stands there yet. */
export function fillReporter(loss: FormSession, reporter: Reporter): void {
  for (const control of loss.form.controls) {
    const known = knownOf(control)
    if (known && reporter[known] && isBlank(loss.answers()[control.key])) loss.set(control.key, reporter[known])
  }
}

/** How many questions of a form that show still need an answer, without those that who reports need not be asked. */
export function questionsNeeded(form: Form, answers: Answers): number {
  return form.validate(answers).filter(({ key, code }) => {
    const control = form.control(key)
    return code === 'required' && control && knownOf(control) === undefined
  }).length
}

function knownOf({ labelCode, repeatedIn }: FormControl): keyof Reporter | undefined {
  return repeatedIn === null ? askedAgain[labelCode] : undefined
}
