import { compileForm, defineForm } from '@captive/form-engine'
import { EngineForm, useFormAnswers, useFormState } from '@captive/form-engine/react'
import { createElement as element } from 'react'
import { createRoot } from 'react-dom/client'

const form = compileForm(
  defineForm({
    contact: { kind: 'radio', label: 'How may we reach you?', options: ['email', 'phone'], required: true },
    phone: { kind: 'phone', label: 'Phone', required: true, when: { contact: 'phone' } },
  }),
)

function Page() {
  const store = useFormAnswers(form)
  const { answers, valid } = useFormState(store)
  const said = valid ? form.submission(answers).map(({ DataValue }) => DataValue) : ['not yet']
  return element(
    'div',
    null,
    element(EngineForm, { store }),
    element('button', { onClick: () => store.focusFirstError() }, 'Send'),
    element('output', null, said.join(', ')),
  )
}

createRoot(document.getElementById('root')!).render(element(Page))
