import type { Registry, TemplatesType } from '@rjsf/utils'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { schemaOfControl, uiSchemaOfControl } from '../form/ui-schema.ts'
import { textChecks } from '../kinds/checks/text-checks.ts'
import type { FormControl } from '../kinds/control.ts'
import { FieldEntry } from './field-entry.ts'
import { templatesOf, widgetsOf, type Appearance } from './appearance.ts'
import { useScope } from './scope.ts'
import type { ControlWidgetOptions } from './theme.ts'

export interface ControlFieldProps extends Appearance {
  readonly control: FormControl
}

/** One field: reads its own value and error from the session, so that nothing else renders when they change. */
export const ControlField = memo(function ControlField({ control, registry, disabled, readonly }: ControlFieldProps) {
  const { session, item, today } = useScope()
  const entry = useMemo(() => new FieldEntry(session, control, item), [session, control, item])
  const { value, rawErrors, doubt } = useSyncExternalStore(entry.subscribe, entry.view, entry.view)
  const fixed = useMemo(() => fixedProps(control, entry, today), [control, entry, today])

  const { [nameIn(control, registry)]: Widget } = widgetsOf(registry)
  const { FieldTemplate, FieldErrorTemplate, FieldHelpTemplate }: Partial<TemplatesType> = templatesOf(registry)
  if (Widget === undefined || FieldTemplate === undefined) return null
  const { options, fieldPathId, ...shared } = fixed
  const common = { ...shared, registry, disabled, readonly: readonly || control.readOnly }
  const placed = { schema: shared.schema, uiSchema: shared.uiSchema, registry, fieldPathId }
  const errors = rawErrors === undefined ? undefined : [...rawErrors]
  return (
    <FieldTemplate
      {...common}
      fieldPathId={fieldPathId}
      displayLabel={control.rules.json['type'] !== 'boolean'}
      {...(errors && { rawErrors: errors })}
      {...(errors && FieldErrorTemplate && { errors: <FieldErrorTemplate {...placed} errors={errors} /> })}
      {...(control.help !== '' &&
        FieldHelpTemplate && {
          help: <FieldHelpTemplate {...placed} help={control.help} hasErrors={errors !== undefined} />,
        })}
      onChange={entry.change}
      onKeyRename={ignore}
      onKeyRenameBlur={ignore}
      onRemoveProperty={ignore}
    >
      <Widget
        {...common}
        name={control.key}
        value={value}
        options={options}
        {...(errors && { rawErrors: errors })}
        {...(doubt !== undefined && { doubt })}
        onChange={entry.change}
        onBlur={entry.leave}
        onFocus={ignore}
      />
    </FieldTemplate>
  )
})

/** The widget of the control, or the plain text one where a theme has none for it. */
function nameIn(control: FormControl, registry: Registry): string {
  const name = control.rules.widget(control)
  return name in registry.widgets ? name : 'TextWidget'
}

/** What stays while a field shows. */
function fixedProps(control: FormControl, { id }: FieldEntry, today: string) {
  const options: ControlWidgetOptions = {
    control,
    enumOptions: [...control.options],
    help: control.help === '' ? undefined : control.help,
    secret: control.confidential || control.mask !== null,
    today,
    inputType: textChecks[control.check]?.input ?? control.rules.input ?? 'text',
    emptyValue: '',
  }
  return {
    id,
    label: control.label,
    required: control.required,
    schema: schemaOfControl(control),
    uiSchema: uiSchemaOfControl(control),
    fieldPathId: { $id: id, path: [control.key] },
    options,
  }
}

function ignore(): void {}
