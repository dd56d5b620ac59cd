import { memo, useCallback, useState } from 'react'

import { optionsOf, type SizedField } from '../../sized-form.ts'

/** What a careful person writes without a form library: one state, memoised fields, conditions in the render. */
export function handWritten(fields: SizedField[]) {
  return <HandWrittenForm fields={fields} />
}

function HandWrittenForm({ fields }: { fields: SizedField[] }) {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const change = useCallback((key: string, value: string) => setAnswers((before) => ({ ...before, [key]: value })), [])
  const visible = fields.filter(({ shownBy }) => !shownBy || answers[shownBy.key] === 'yes')
  return (
    <form>
      {visible.map((field) => (
        <Field key={field.key} field={field} value={answers[field.key] ?? ''} onChange={change} />
      ))}
    </form>
  )
}

interface FieldProps {
  field: SizedField
  value: string
  onChange: (key: string, value: string) => void
}

const Field = memo(function Field({ field, value, onChange }: FieldProps) {
  const { key, label, required } = field
  const id = `field-${key}`
  const missing = required && value.trim() === ''
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Entry field={field} id={id} value={value} onChange={onChange} />
      {missing && <p>Required</p>}
    </div>
  )
})

function Entry({ field, id, value, onChange }: FieldProps & { id: string }) {
  const change = (event: { target: { value: string } }) => onChange(field.key, event.target.value)
  switch (field.kind) {
    case 'textbox':
      return <input id={id} value={value} onChange={change} />
    case 'dropdown':
      return (
        <select id={id} value={value} onChange={change}>
          <option value="">Choose…</option>
          {optionsOf(field).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )
    case 'radio':
      return optionsOf(field).map((option) => (
        <label key={option}>
          <input type="radio" name={id} value={option} checked={value === option} onChange={change} />
          {option}
        </label>
      ))
  }
}
