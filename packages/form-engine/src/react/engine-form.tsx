import RjsfForm, { getDefaultRegistry, type FormProps, type IChangeEvent } from '@rjsf/core'
import type { FieldProps } from '@rjsf/utils'
import { forwardRef, memo, useCallback, useMemo, type ComponentType } from 'react'
import type { Answers } from '../kinds/answers.ts'
import type { FormStore } from '../store/form-store.ts'
import { transformedMessages, type FormScope } from './form-scope.ts'
import { plainTemplates, plainWidgets } from './plain-theme.tsx'
import { StoreField } from './store-field.tsx'
import { storeValidator } from './store-validator.ts'
import { StableObjectField } from './stable-props.tsx'
import type { FormTemplates } from './theme.ts'
import { drawnUiSchema } from './ui-schema-of-items.ts'
import { useFormState } from './use-form-answers.ts'

/** The documented props of rjsf's `Form` that are passed through. */
type PassedProps = Pick<
  FormProps,
  | 'uiSchema'
  | 'formContext'
  | 'fields'
  | 'widgets'
  | 'extraErrors'
  | 'extraErrorsBlockSubmit'
  | 'customValidate'
  | 'transformErrors'
  | 'translateString'
  | 'showErrorList'
  | 'focusOnFirstError'
  | 'disabled'
  | 'readonly'
  | 'className'
  | 'tagName'
  | 'onError'
  | 'onSubmit'
  | 'onBlur'
  | 'onFocus'
  | 'children'
>

export interface EngineFormProps extends PassedProps {
  readonly store: FormStore
  /** rjsf's templates and the section templates. Keep the same object: a new one rerenders every field. */
  readonly templates?: FormTemplates
}

const withoutDefaults = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
} as const
/** Without children, rjsf renders its own submit button. */
const noButton = <></>

/**
 * Renders a form of the engine with rjsf from the schema of the visible controls, and stores answers in a store.
 * Accepts every documented prop of rjsf's `Form`. The ref is rjsf's form.
 *
 * @example
 * const store = new FormStore(form, { c101: 'Ace' })
 * const Report = () => <EngineForm store={store} widgets={widgets} templates={templates} />
 */
export const EngineForm = memo(
  forwardRef<RjsfForm, EngineFormProps>(function EngineForm(props, ref) {
    const { store, uiSchema, formContext, fields, widgets, templates, transformErrors, children, ...passed } = props
    const { answers, visible } = useFormState(store)
    const scope = useMemo(
      (): FormScope => ({
        store,
        messageAt: transformErrors
          ? transformedMessages(store, transformErrors, uiSchema)
          : (place) => store.message(place),
        SchemaField: fields?.['SchemaField'] ?? rjsfField('SchemaField'),
        ObjectField: fields?.['ObjectField'] ?? rjsfField('ObjectField'),
      }),
      [store, transformErrors, uiSchema, fields],
    )
    return (
      <RjsfForm
        tagName="div"
        showErrorList={false}
        onError={ignore}
        {...passed}
        {...(transformErrors && { transformErrors })}
        ref={ref}
        idPrefix={store.idPrefix}
        idSeparator="-"
        schema={visible.schema}
        uiSchema={useMemo(() => drawnUiSchema(visible.uiSchema, uiSchema), [visible, uiSchema])}
        formData={answers}
        formContext={useMemo(() => ({ ...formContext, engine: scope }), [formContext, scope])}
        validator={useMemo(() => storeValidator(store), [store])}
        fields={useMemo(() => ({ ...fields, SchemaField: StoreField, ObjectField: StableObjectField }), [fields])}
        widgets={useMemo(() => ({ ...plainWidgets, ...widgets }), [widgets])}
        templates={useMemo(() => ({ ...plainTemplates, ...templates }), [templates])}
        noHtml5Validate
        onChange={useCallback(({ formData }: IChangeEvent<Answers>) => store.replace(formData ?? {}), [store])}
        experimental_defaultFormStateBehavior={withoutDefaults}
        experimental_componentUpdateStrategy="shallow"
      >
        {children ?? noButton}
      </RjsfForm>
    )
  }),
)

const rjsfFields = getDefaultRegistry().fields
const rjsfField = (name: 'SchemaField' | 'ObjectField') => rjsfFields[name] as ComponentType<FieldProps>

/** If there is no listener, rjsf logs errors to the console. */
function ignore(): void {}
