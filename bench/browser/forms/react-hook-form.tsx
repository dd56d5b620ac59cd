import { useForm, useFormState, useWatch, type Control, type UseFormRegister } from 'react-hook-form'

import { optionsOf, type SizedField } from '../../sized-form.ts'
import { CheckButton } from './check-button.tsx'
import { Options } from './hand-written.tsx'

type Answers = Record<string, string>

/**
 * A form written on react-hook-form as its documentation recommends: registered inputs, and conditions that are watched
 * only where they matter.
 */
export function reactHookForm(fields: SizedField[]) {
  return <HookForm fields={fields} />
}

function HookForm({ fields }: { fields: SizedField[] }) {
  const { register, control, handleSubmit } = useForm<Answers>({ shouldFocusError: false })
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      {fields.map((field) => {
        const shared = { field, register, control }
        return field.shownBy ? (
          <WhenYes key={field.key} {...shared} shownBy={field.shownBy.key} />
        ) : (
          <Field key={field.key} {...shared} />
        )
      })}
      <CheckButton />
    </form>
  )
}

interface FieldProps {
  field: SizedField
  register: UseFormRegister<Answers>
  control: Control<Answers>
}

function WhenYes({ shownBy, ...field }: FieldProps & { shownBy: string }) {
  return useWatch({ control: field.control, name: shownBy }) === 'yes' ? <Field {...field} /> : null
}

function Field({ field, register, control }: FieldProps) {
  const id = `field-${field.key}`
  const { errors } = useFormState({ control, name: field.key })
  const entry = register(field.key, { required: field.required })
  return (
    <div>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'textbox' ? <input id={id} {...entry} /> : null}
      {field.kind === 'dropdown' ? (
        <select id={id} {...entry}>
          <option value="">Choose…</option>
          <Options field={field} />
        </select>
      ) : null}
      {field.kind === 'radio'
        ? optionsOf(field).map((option) => (
            <label key={option}>
              <input type="radio" value={option} {...entry} />
              {option}
            </label>
          ))
        : null}
      {errors[field.key] ? <p>Required</p> : null}
    </div>
  )
}
