import { compileForm, defineForm, type Answers, type Form } from '@captive/form-engine'

import type { Identity } from '../../session/session.ts'

const fromAccount = { required: true, readOnly: true } as const

/** Contact us: who writes is fixed, only the message is typed (CON-001 to CON-003). */
export const contactForm: Form = compileForm(
  defineForm({
    firstName: { ...fromAccount, kind: 'textbox', label: 'First name' },
    lastName: { ...fromAccount, kind: 'textbox', label: 'Last name' },
    email: { ...fromAccount, kind: 'email', label: 'Email', help: 'We answer to this address.' },
    body: { kind: 'textarea', label: 'Body', required: true },
  }),
)

/** What the account says about who writes. */
export function contactPrefill({ FirstName, LastName, userEmail }: Identity): Answers {
  return { firstName: FirstName, lastName: LastName, email: userEmail }
}
