import { compileForm, defineForm } from '@captive/form-engine'

import { texts } from '../../texts.ts'

const { message } = texts.claim.actions

/** A message to the adjuster of a claim. */
export const claimMessageForm = compileForm(
  defineForm({
    subject: { kind: 'textbox', label: message.subject, required: true },
    body: { kind: 'textarea', label: message.body, required: true },
  }),
)
