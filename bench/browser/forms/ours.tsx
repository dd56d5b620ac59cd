import { compileForm, parseDefinitions, type Form } from '@captive/form-engine'
import { EngineForm, useFormAnswers } from '@captive/form-engine/react'

import { sizedTables, type SizedField } from '../../sized-form.ts'

/** Our form with rjsf's plain widgets, as the competitors have them. */
export function ours(fields: SizedField[]) {
  return <OurForm form={compileForm(parseDefinitions(sizedTables(fields)))} />
}

function OurForm({ form }: { form: Form }) {
  return <EngineForm session={useFormAnswers(form)} />
}
