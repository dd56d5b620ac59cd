import { compileForm, parseDefinitions, type Form } from '@captive/form-engine'
import { EngineForm, useFormAnswers } from '@captive/form-engine/react'

import { CheckButton } from './check-button.tsx'
import { sizedTables, type SizedField } from '../../sized-form.ts'

/** Our form with rjsf's plain widgets, for a fair comparison with the plain widgets of other libraries. */
export function ours(fields: SizedField[]) {
  const tables = sizedTables(fields)
  return (shown: boolean) => (shown ? <OurForm form={compileForm(parseDefinitions(tables))} /> : null)
}

function OurForm({ form }: { form: Form }) {
  const store = useFormAnswers(form)
  return (
    <>
      <EngineForm store={store} />
      <CheckButton onCheck={() => void store.markAllTouched()} />
    </>
  )
}
