import { compileForm, defineForm, type Answers, type Form } from '@captive/form-engine'
import { texts } from '../texts.ts'

const fromAccount = { required: true, readOnly: true } as const

/** The sender, from the account. */
export interface Writer {
  FirstName: string
  LastName: string
  userEmail: string
}

/**
 * The form of a message. The sender is read-only.
 * @param question the label of the message field
 */
export function messageForm(question: string): Form {
  return compileForm(
    defineForm({
      firstName: { ...fromAccount, kind: 'textbox', label: texts.message.firstName },
      lastName: { ...fromAccount, kind: 'textbox', label: texts.message.lastName },
      email: { ...fromAccount, kind: 'email', label: texts.message.email, help: texts.message.emailHelp },
      body: { kind: 'textarea', label: question, required: true },
    }),
    { messages: { email: texts.message.invalidEmail } },
  )
}

/** The answers about the sender. */
export function messagePrefill({ FirstName, LastName, userEmail }: Writer): Answers {
  return { firstName: FirstName, lastName: LastName, email: userEmail }
}
