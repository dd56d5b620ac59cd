import { memo, useCallback, useRef, useState, type ChangeEvent } from 'react'

import { optionsOf, type SizedField } from '../../sized-form.ts'
import { CheckButton } from './check-button.tsx'

/**
 * A carefully written form without a library. A keystroke renders only its own field. An answer that shows other fields
 * renders the form.
 */
export function handWritten(fields: SizedField[]) {
  return <HandWrittenForm fields={fields} />
}

function HandWrittenForm({ fields }: { fields: SizedField[] }) {
  const answers = useRef<Record<string, string>>({})
  const [choices, setChoices] = useState<Record<string, string>>({})
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const change = useCallback((field: SizedField, value: string) => {
    answers.current[field.key] = value
    if (field.kind === 'radio') setChoices((before) => ({ ...before, [field.key]: value }))
  }, [])
  const visible = fields.filter(({ shownBy }) => !shownBy || choices[shownBy.key] === 'yes')
  const check = () => {
    const isMissing = ({ key, required }: SizedField) => required && (answers.current[key] ?? '').trim() === ''
    setMissing(new Set(visible.filter(isMissing).map(({ key }) => key)))
  }
  return (
    <form>
      {visible.map((field) => (
        <Field key={field.key} field={field} missing={missing.has(field.key)} onChange={change} />
      ))}
      <CheckButton onCheck={check} />
    </form>
  )
}

interface FieldProps {
  field: SizedField
  missing: boolean
  onChange: (field: SizedField, value: string) => void
}

const Field = memo(function Field({ field, missing, onChange }: FieldProps) {
  const [value, setValue] = useState('')
  const id = `field-${field.key}`
  const change = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    setValue(event.target.value)
    onChange(field, event.target.value)
  }
  return (
    <div>
      <label htmlFor={id}>{field.label}</label>
      <Entry field={field} id={id} value={value} onChange={change} />
      {missing && <p>Required</p>}
    </div>
  )
})

interface EntryProps {
  field: SizedField
  id: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}

function Entry({ field, id, value, onChange }: EntryProps) {
  switch (field.kind) {
    case 'textbox':
      return <input id={id} value={value} onChange={onChange} />
    case 'dropdown':
      return (
        <select id={id} value={value} onChange={onChange}>
          <option value="">Choose…</option>
          <Options field={field} />
        </select>
      )
    case 'radio':
      return optionsOf(field).map((option) => (
        <label key={option}>
          <input type="radio" name={id} value={option} checked={value === option} onChange={onChange} />
          {option}
        </label>
      ))
  }
}

/** The options of a list. */
export function Options({ field }: { field: SizedField }) {
  return optionsOf(field).map((option) => <option key={option}>{option}</option>)
}
