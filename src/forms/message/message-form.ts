import { compileForm, defineForm, type Answers, type Form } from '@captive/form-engine'

const fromAccount = { required: true, readOnly: true } as const

/** Who writes, as the account says. */
export interface Writer {
  FirstName: string
  LastName: string
  userEmail: string
}

/**
 * A message: who writes is fixed, only the message is typed (CON-001 to CON-003, MVR-004 to MVR-006).
 * @param question what the message is asked for with
 */
export function messageForm(question: string): Form {
  return compileForm(
    defineForm({
      firstName: { ...fromAccount, kind: 'textbox', label: 'First Name' },
      lastName: { ...fromAccount, kind: 'textbox', label: 'Last Name' },
      email: { ...fromAccount, kind: 'email', label: 'Email', help: 'We answer to this address.' },
      body: { kind: 'textarea', label: question, required: true },
    }),
    { messages: { email: accountAddress } },
  )
}

/** The field is read-only, so a request to enter another address would lead nowhere. */
const accountAddress = 'Your account has no valid email address. Ask your administrator to correct it.'

/** What the account says about who writes. */
export function messagePrefill({ FirstName, LastName, userEmail }: Writer): Answers {
  return { firstName: FirstName, lastName: LastName, email: userEmail }
}
