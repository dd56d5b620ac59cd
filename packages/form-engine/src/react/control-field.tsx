import type { Registry, RJSFSchema, TemplatesType, UiSchema } from '@rjsf/utils'
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import { textChecks } from '../kinds/checks/text-checks.ts'
import type { FormControl } from '../kinds/control.ts'
import { afterPress } from './after-press.ts'
import { useScope } from './scope.ts'
import type { ControlWidgetOptions, FormWidgets } from './theme.ts'
import { useHeldText } from './use-held-text.ts'

export interface ControlFieldProps {
  readonly control: FormControl
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
  readonly disabled: boolean
  readonly readonly: boolean
  readonly registry: Registry
}

/** One field: reads its own value and error from the session, so that nothing else renders when they change. */
function ControlFieldView(props: ControlFieldProps) {
  const { control, schema, uiSchema, disabled, readonly, registry } = props
  const { session, item } = useScope()
  const place = useMemo(() => ({ key: control.key, item }), [control.key, item])
  const valueNow = () => session.value(place)
  const messageNow = () => session.message(place)
  const committed = useSyncExternalStore(session.subscribe, valueNow, valueNow)
  const message = useSyncExternalStore(session.subscribe, messageNow, messageNow)
  const { typed, type, handOver } = useHeldText(session, place)
  const options = useMemo(() => optionsOf(control, session.form.today()), [control, session])
  const rawErrors = useMemo(() => (message === undefined ? undefined : [message]), [message])

  const id = session.fieldId(place)
  const fieldPathId = useMemo(() => ({ $id: id, path: [control.key] }), [id, control.key])
  const change = useCallback(
    (value: unknown) => {
      session.edited(place)
      if (control.rules.typed && typeof value === 'string') type(value)
      else session.set(place, value)
    },
    [control, session, place, type],
  )
  const leave = useCallback(
    () =>
      afterPress(() => {
        handOver()
        session.touch(place)
      }),
    [handOver, session, place],
  )

  const { [nameIn(props)]: Widget } = widgetsOf(registry)
  // A build may leave rjsf's own templates out; a theme whose FieldTemplate shows errors by itself needs no others.
  const { FieldTemplate, FieldErrorTemplate, FieldHelpTemplate }: Partial<TemplatesType> = registry.templates
  if (Widget === undefined || FieldTemplate === undefined) return null
  const shared = { schema, uiSchema, registry }
  const placed = { ...shared, fieldPathId }
  const fixed = readonly || control.readOnly
  const common = { ...shared, id, label: control.label, required: control.required, disabled, readonly: fixed }
  return (
    <FieldTemplate
      {...common}
      fieldPathId={fieldPathId}
      displayLabel={control.rules.json['type'] !== 'boolean'}
      rawErrors={rawErrors ?? []}
      {...(FieldErrorTemplate && { errors: <FieldErrorTemplate {...placed} errors={rawErrors ?? []} /> })}
      {...(FieldHelpTemplate && {
        help: <FieldHelpTemplate {...placed} help={control.help} hasErrors={rawErrors !== undefined} />,
      })}
      onChange={change}
      onKeyRename={ignore}
      onKeyRenameBlur={ignore}
      onRemoveProperty={ignore}
    >
      <Widget
        {...common}
        name={control.key}
        value={typed ?? committed}
        options={options}
        {...(rawErrors ? { rawErrors } : {})}
        onChange={change}
        onBlur={leave}
        onFocus={ignore}
      />
    </FieldTemplate>
  )
}

/** rjsf makes schema and registry anew when a sibling appears; what a field takes from them follows from its control. */
export const ControlField = memo(
  ControlFieldView,
  (before, after) =>
    before.control === after.control &&
    before.disabled === after.disabled &&
    before.readonly === after.readonly &&
    widgetsOf(before.registry)[nameIn(before)] === widgetsOf(after.registry)[nameIn(after)] &&
    before.registry.templates.FieldTemplate === after.registry.templates.FieldTemplate,
)

/** rjsf knows widgets by props of its own, which are those that are handed to them below, and more. */
function widgetsOf(registry: Registry): FormWidgets {
  return registry.widgets as Registry['widgets'] & FormWidgets
}

/** The widget of the control, or the plain text one where a theme has none for it. */
function nameIn({ control, registry }: ControlFieldProps): string {
  const name = control.rules.widget(control)
  return name in registry.widgets ? name : 'TextWidget'
}

function optionsOf(control: FormControl, today: string): ControlWidgetOptions {
  return {
    control,
    enumOptions: [...control.options],
    help: control.help === '' ? undefined : control.help,
    secret: control.confidential || control.mask !== null,
    today,
    inputType: textChecks[control.check]?.input ?? control.rules.input ?? 'text',
    emptyValue: '',
  }
}

function ignore(): void {}
