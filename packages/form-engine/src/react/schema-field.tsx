import type { FieldProps } from '@rjsf/utils'
import { ControlField } from './control-field.tsx'
import { useScope } from './scope.ts'

/**
 * Stands in rjsf's registry in place of its SchemaField, and renders the controls of a section straight from its
 * plain schema: no defaults to work out, no branches to resolve, no comparing of whole trees.
 */
export function SchemaField({ schema, uiSchema = {}, disabled = false, readonly = false, registry }: FieldProps) {
  const { session } = useScope()
  return Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const control = session.form.control(key)
    if (control === undefined || typeof property === 'boolean') return null
    return (
      <ControlField
        key={key}
        control={control}
        schema={property}
        uiSchema={uiSchema[key] ?? {}}
        disabled={disabled}
        readonly={readonly}
        registry={registry}
      />
    )
  })
}
