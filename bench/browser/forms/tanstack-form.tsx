import { useForm, useStore } from '@tanstack/react-form'

import { optionsOf, type SizedField } from '../../sized-form.ts'
import { CheckButton } from './check-button.tsx'
import { Options } from './hand-written.tsx'

/** A form written on TanStack Form: one field component per question, and conditions as selectors of the store. */
export function tanstackForm(fields: SizedField[]) {
  return <StoreForm fields={fields} />
}

const useAnswers = (fields: SizedField[]) =>
  useForm({ defaultValues: Object.fromEntries(fields.map(({ key }) => [key, ''])) })
type FormOf = ReturnType<typeof useAnswers>

function StoreForm({ fields }: { fields: SizedField[] }) {
  const form = useAnswers(fields)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {fields.map((field) =>
        field.shownBy ? (
          <WhenYes key={field.key} form={form} field={field} shownBy={field.shownBy.key} />
        ) : (
          <Field key={field.key} form={form} field={field} />
        ),
      )}
      <CheckButton onCheck={() => void form.handleSubmit()} />
    </form>
  )
}

function WhenYes({ form, field, shownBy }: { form: FormOf; field: SizedField; shownBy: string }) {
  return useStore(form.store, ({ values }) => values[shownBy] === 'yes') ? <Field form={form} field={field} /> : null
}

function Field({ form, field }: { form: FormOf; field: SizedField }) {
  const id = `field-${field.key}`
  const required = ({ value }: { value: string }) => (field.required && value === '' ? 'Required' : undefined)
  return (
    <form.Field name={field.key} validators={{ onSubmit: required }}>
      {({ state, handleChange }) => (
        <div>
          <label htmlFor={id}>{field.label}</label>
          {field.kind === 'textbox' ? (
            <input id={id} value={state.value} onChange={(event) => handleChange(event.target.value)} />
          ) : null}
          {field.kind === 'dropdown' ? (
            <select id={id} value={state.value} onChange={(event) => handleChange(event.target.value)}>
              <option value="">Choose…</option>
              <Options field={field} />
            </select>
          ) : null}
          {field.kind === 'radio'
            ? optionsOf(field).map((option) => (
                <label key={option}>
                  <input
                    type="radio"
                    name={id}
                    checked={state.value === option}
                    onChange={() => handleChange(option)}
                  />
                  {option}
                </label>
              ))
            : null}
          {state.meta.errors.length > 0 ? <p>Required</p> : null}
        </div>
      )}
    </form.Field>
  )
}
