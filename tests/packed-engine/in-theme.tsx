import { compileForm, defineForm } from '@captive/form-engine'
import { EngineForm } from '@captive/form-engine/react'
import { FormStore } from '@captive/form-engine/store'
import { Theme } from '@rjsf/shadcn'
import { version } from 'react'
import { renderToString } from 'react-dom/server'

const store = new FormStore(compileForm(defineForm({ name: { kind: 'textbox', label: 'Name', required: true } })))
const html = renderToString(<EngineForm store={store} {...Theme} />)
console.log(JSON.stringify({ react: version, html }))
