import Form from '@rjsf/core'
import type { RegistryFieldsType, RegistryWidgetsType, RJSFSchema } from '@rjsf/utils'
import { memo, useMemo } from 'react'
import type { ItemPlace } from '../session/field-place.ts'
import type { FormSession } from '../session/form-session.ts'
import { engineValidator } from './engine-validator.ts'
import { FormBody } from './form-body.tsx'
import { ScopeContext } from './scope.ts'
import type { FormTemplates, FormWidgets } from './theme.ts'

export interface EngineFormProps {
  readonly session: FormSession
  /** Widgets in place of rjsf's plain ones. Keep the same object: a new one renders every field anew. */
  readonly widgets?: FormWidgets
  readonly templates?: FormTemplates
  readonly disabled?: boolean
  readonly readonly?: boolean
}

const noWidgets: FormWidgets = {}
const noTemplates: FormTemplates = {}
const inTheForm: ItemPlace | null = null
const fields: RegistryFieldsType = { SchemaField: FormBody }
/** rjsf never holds the answers, so nothing of it depends on what is asked. */
const anyAnswers: RJSFSchema = { type: 'object' }
const withoutDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const
/** Without children rjsf adds a submit button of its own. */
const noButton = <></>

/**
 * A form of the engine, filled in through its session: one rjsf form, for its registry of widgets and templates. Renders
 * anew only when a control appears or goes.
 *
 * @example
 * const session = new FormSession(form, { c101: 'Ace' })
 * const Report = () => <EngineForm session={session} widgets={widgets} templates={templates} />
 */
export const EngineForm = memo(function EngineForm(props: EngineFormProps) {
  const { session, widgets = noWidgets, templates = noTemplates, disabled = false, readonly = false } = props
  const scope = useMemo(() => ({ session, item: inTheForm, today: session.form.today() }), [session])
  const validator = useMemo(() => engineValidator(session), [session])
  return (
    <ScopeContext value={scope}>
      <Form
        tagName="div"
        idPrefix={session.idPrefix}
        schema={anyAnswers}
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
    </ScopeContext>
  )
})

/** rjsf logs errors that nobody listens to. */
function ignore(): void {}
