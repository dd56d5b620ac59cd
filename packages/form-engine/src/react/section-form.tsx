import Form from '@rjsf/core'
import type { RegistryFieldsType, RegistryWidgetsType } from '@rjsf/utils'
import { memo, useMemo } from 'react'
import type { JsonSchema } from '../kinds/control.ts'
import type { UiSchema as EngineUiSchema } from '../form/form.ts'
import { engineValidator } from './engine-validator.ts'
import { SchemaField } from './schema-field.tsx'
import { useScope } from './scope.ts'
import type { FormTemplates, FormWidgets } from './theme.ts'

const fields: RegistryFieldsType = { SchemaField }
const withoutDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const
/** Without children rjsf adds a submit button of its own. */
const noButton = <></>

interface SectionFormProps {
  readonly schema: JsonSchema
  readonly uiSchema: EngineUiSchema
  readonly widgets: FormWidgets
  readonly templates: FormTemplates
  readonly disabled: boolean
  readonly readonly: boolean
}

/**
 * One rjsf form for the controls of one section. It never holds answers, and all it is given keeps its identity while
 * the same controls show, so it renders only when one appears or goes.
 */
export const SectionForm = memo(function SectionForm(props: SectionFormProps) {
  const { schema, uiSchema, widgets, templates, disabled, readonly } = props
  const { session, item } = useScope()
  const validator = useMemo(() => engineValidator(session, item), [session, item])
  return (
    <Form
      tagName="div"
      idPrefix={item === null ? session.idPrefix : `${session.idPrefix}-${item.section}-${item.id}`}
      idSeparator="-"
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      fields={fields}
      widgets={widgets as FormWidgets & RegistryWidgetsType}
      templates={templates}
      disabled={disabled}
      readonly={readonly}
      showErrorList={false}
      noHtml5Validate
      onError={ignore}
      experimental_defaultFormStateBehavior={withoutDefaults}
    >
      {noButton}
    </Form>
  )
})

/** rjsf logs errors that nobody listens to. */
function ignore(): void {}
