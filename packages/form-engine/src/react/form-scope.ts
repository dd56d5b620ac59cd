import type { ErrorTransformer, FieldProps, Registry, RJSFValidationError, UiSchema } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { fieldName, type FieldPlace } from '../store/field-place.ts'
import type { FormStore } from '../store/form-store.ts'
import type { FormState, ShownError } from '../store/form-state.ts'

/** What an `EngineForm` adds to the `formContext` of fields, widgets and templates. */
export interface FormScope {
  readonly store: FormStore
  /** The message that a field currently shows. */
  readonly messageAt: (place: FieldPlace) => string | undefined
  /** The component that renders a field: rjsf's own, or that of the application. */
  readonly SchemaField: ComponentType<FieldProps>
  readonly ObjectField: ComponentType<FieldProps>
}

/**
 * Returns the store of the form around a field, widget or template.
 *
 * @example
 * const Today = ({ registry }: WidgetProps) => <p>{formStore(registry).form.today()}</p>
 * @throws Error outside an `EngineForm`.
 */
export function formStore(registry: Registry): FormStore {
  return scopeOf(registry).store
}

export function scopeOf({ formContext }: Registry): FormScope {
  const { engine } = formContext as { readonly engine?: FormScope }
  if (engine === undefined) throw new Error('A field of the form engine was rendered outside <EngineForm>.')
  return engine
}

/** The visible errors in rjsf's format. */
export function rjsfErrors(errors: readonly ShownError[]): RJSFValidationError[] {
  return errors.map(({ path, code, label, message }) => ({
    name: code,
    property: `.${path.join('.')}`,
    message,
    stack: label === '' ? message : `${label}: ${message}`,
  }))
}

/** Messages by field after the application's `transformErrors`. Computed once per state. */
export function transformedMessages(store: FormStore, transform: ErrorTransformer, uiSchema: UiSchema | undefined) {
  const known = new WeakMap<FormState, ReadonlyMap<string, string>>()
  return (place: FieldPlace): string | undefined => {
    const state = store.state()
    let messages = known.get(state)
    if (!messages) {
      const byProperty = new Map(
        transform(rjsfErrors(state.shownErrors), uiSchema).map(({ property, message }) => [property, message]),
      )
      const shown = state.shownErrors.flatMap((error): [string, string][] => {
        const message = byProperty.get(`.${error.path.join('.')}`)
        return message === undefined ? [] : [[fieldName(error.place), message]]
      })
      messages = new Map(shown)
      known.set(state, messages)
    }
    return messages.get(fieldName(place))
  }
}
