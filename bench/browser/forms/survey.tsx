import { Model, settings } from 'survey-core'
import { Survey } from 'survey-react-ui'
import 'survey-core/survey-core.fontless.css'

import { optionsOf, type SizedField } from '../../sized-form.ts'
import { CheckButton } from './check-button.tsx'

settings.animationEnabled = false // with animations, hidden questions would stay in the page until they have faded

/** SurveyJS with its own style, on one page. Conditions are its expressions. */
export function survey(fields: SizedField[]) {
  return (shown: boolean) => (shown ? <SurveyForm model={modelOf(fields)} /> : null)
}

function SurveyForm({ model }: { model: Model }) {
  return (
    <>
      <Survey model={model} />
      <CheckButton onCheck={() => void model.validate(true, false)} />
    </>
  )
}

const types = { textbox: 'text', dropdown: 'dropdown', radio: 'radiogroup' } as const

function modelOf(fields: SizedField[]): Model {
  const elements = fields.map((field) => ({
    type: types[field.kind],
    name: field.key,
    title: field.label,
    isRequired: field.required,
    ...(field.kind !== 'textbox' && { choices: optionsOf(field) }),
    ...(field.kind === 'dropdown' && { renderAs: 'select' }),
    ...(field.shownBy && { visibleIf: `{${field.shownBy.key}} = 'yes'` }),
  }))
  return new Model({ elements, showNavigationButtons: false, showQuestionNumbers: false })
}
