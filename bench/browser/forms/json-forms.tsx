import type { JsonSchema7, UISchemaElement, ValidationMode } from '@jsonforms/core'
import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import { useState } from 'react'

import { optionsOf, type SizedField } from '../../sized-form.ts'
import { CheckButton } from './check-button.tsx'

/** JSON Forms with its plain renderers. Conditions are rules of its UI schema. */
export function jsonForms(fields: SizedField[]) {
  return <RuledForm schema={schemaOf(fields)} uischema={uiSchemaOf(fields)} />
}

function RuledForm({ schema, uischema }: { schema: JsonSchema7; uischema: UISchemaElement }) {
  const [data, setData] = useState<unknown>({})
  const [mode, setMode] = useState<ValidationMode>('ValidateAndHide')
  return (
    <form>
      <JsonForms
        schema={schema}
        uischema={uischema}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={mode}
        onChange={(state) => setData(state.data)}
      />
      <CheckButton onCheck={() => setMode('ValidateAndShow')} />
    </form>
  )
}

const schemaOf = (fields: SizedField[]): JsonSchema7 => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.key, propertyOf(field)])),
  required: fields.filter(({ required }) => required).map(({ key }) => key),
})

function propertyOf(field: SizedField): JsonSchema7 {
  const options = optionsOf(field)
  return { type: 'string', title: field.label, ...(options.length > 0 && { enum: options }) }
}

function uiSchemaOf(fields: SizedField[]): UISchemaElement {
  const elements = fields.map(({ key, kind, shownBy }) => ({
    type: 'Control',
    scope: `#/properties/${key}`,
    ...(kind === 'radio' && { options: { format: 'radio' } }),
    ...(shownBy && {
      rule: {
        effect: 'SHOW',
        condition: { scope: `#/properties/${shownBy.key}`, schema: { const: 'yes' }, failWhenUndefined: true },
      },
    }),
  }))
  return { type: 'VerticalLayout', elements } as UISchemaElement
}
