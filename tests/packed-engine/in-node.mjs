// Runs on every Node version of the machine, in a project that has only the package.
import { checkDefinitions, compileForm, defineForm, parseDefinitions, readSubmission } from '@captive/form-engine'
import { CLAIM_SETTINGS } from '@captive/form-engine/claim'
import { FormStore } from '@captive/form-engine/store'

const definitions = defineForm({
  contact: { kind: 'radio', label: 'How may we reach you?', options: ['email', 'phone'], required: true },
  phone: { kind: 'phone', label: 'Phone', required: true, when: { contact: 'phone' } },
})
const form = compileForm(parseDefinitions(definitions), CLAIM_SETTINGS)
const store = new FormStore(form, { contact: 'phone' })
store.set('phone', '(201) 555-0123')
const sent = form.submission(store.answers())
const { answers, errors } = readSubmission(form, sent)

console.log(
  JSON.stringify({
    diagnostics: checkDefinitions(definitions).length,
    hidden: [...form.visible({ contact: 'email' }).keys],
    asked: form.validate({ contact: 'phone' }).map(({ key, code }) => [key, code]),
    valid: store.state().valid,
    sent,
    read: { answers, errors },
  }),
)
