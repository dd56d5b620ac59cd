import StockForm from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'

import { CheckButton } from './check-button.tsx'
import { optionsOf, type SizedField } from '../../sized-form.ts'

/** Stock rjsf with its ajv validator. Conditions are written as its documentation recommends. No live validation. */
export function stock(fields: SizedField[]) {
  const uiSchema = Object.fromEntries(fields.filter(({ kind }) => kind === 'radio').map(({ key }) => [key, radio]))
  return (
    <StockForm
      schema={schemaOf(fields)}
      uiSchema={uiSchema}
      validator={validator}
      idPrefix="field"
      idSeparator="-"
      noHtml5Validate
      onError={() => undefined}
    >
      <CheckButton />
    </StockForm>
  )
}

const radio = { 'ui:widget': 'radio' }

function schemaOf(fields: SizedField[]): RJSFSchema {
  const always = fields.filter(({ shownBy }) => !shownBy)
  const questions = fields.filter(({ kind }) => kind === 'radio')
  return {
    type: 'object',
    properties: propertiesOf(always),
    required: always.filter(({ required }) => required).map(({ key }) => key),
    allOf: questions.map((question) => ({
      if: { properties: { [question.key]: { const: 'yes' } }, required: [question.key] },
      then: { properties: propertiesOf(fields.filter(({ shownBy }) => shownBy === question)) },
    })),
  }
}

function propertiesOf(fields: SizedField[]) {
  return Object.fromEntries(fields.map((field) => [field.key, propertyOf(field)]))
}

function propertyOf(field: SizedField): RJSFSchema {
  const options = optionsOf(field)
  return { type: 'string', title: field.label, ...(options.length > 0 && { enum: options }) }
}
