import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'

/** One address per line. Empty lines are removed when the field is left. */
export function EmailListWidget({ id, value, required, disabled, readonly, onChange, onBlur, onFocus }: WidgetProps) {
  const lines: string[] = Array.isArray(value) ? value : []
  return (
    <textarea
      id={id}
      aria-describedby={ariaDescribedByIds(id)}
      required={required}
      disabled={disabled}
      readOnly={readonly}
      value={lines.join('\n')}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))}
      onFocus={() => onFocus(id, lines)}
      onBlur={() => {
        const filled = lines.map((line) => line.trim()).filter((line) => line !== '')
        onChange(filled)
        onBlur(id, filled)
      }}
    />
  )
}
