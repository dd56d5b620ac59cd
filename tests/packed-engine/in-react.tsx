import { compileForm, defineForm } from '@captive/form-engine'
import { EngineForm, useFormAnswers, useFormState } from '@captive/form-engine/react'
import type RjsfForm from '@rjsf/core'
import { useRef, version } from 'react'
import { renderToString } from 'react-dom/server'

const definitions = defineForm({
  contact: { kind: 'radio', label: 'How may we reach you?', options: ['email', 'phone'] },
  phone: { kind: 'phone', label: 'Phone', required: true, when: { contact: 'phone' } },
})
const form = compileForm(definitions)

function Contact() {
  const ref = useRef<RjsfForm>(null)
  const store = useFormAnswers(form, { contact: 'phone' })
  const { valid } = useFormState(store)
  return (
    <>
      <EngineForm ref={ref} store={store} />
      <output>{String(valid)}</output>
    </>
  )
}

const html = renderToString(<Contact />)
console.log(JSON.stringify({ react: version, html }))
