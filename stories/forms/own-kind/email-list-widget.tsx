import type { WidgetProps } from '@rjsf/utils'
import { Field } from '../../../src/ui/fields/field.tsx'
import { useEntryProps, useFieldTexts } from '../../../src/forms/widgets/field-props.ts'

/** One address per line. Empty lines are removed when the field is left. */
export function EmailListWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props
  const lines = Array.isArray(value) ? value.map(String) : []
  return (
    <Field {...useFieldTexts(props)}>
      <textarea
        {...useEntryProps(props)}
        rows={3}
        inputMode="email"
        value={lines.join('\n')}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))}
        onBlur={() => {
          const filled = lines.map((line) => line.trim()).filter((line) => line !== '')
          onChange(filled)
          onBlur(id, filled)
        }}
      />
    </Field>
  )
}
