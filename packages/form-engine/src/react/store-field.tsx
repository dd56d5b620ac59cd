import { buttonId, ERRORS_KEY, noop, type ErrorSchema, type FieldPathList, type FieldProps } from '@rjsf/utils'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { itemsOf } from '../kinds/answers.ts'
import { isContainer, type FormControl } from '../kinds/control.ts'
import { visibleFields } from '../store/field-place.ts'
import type { FormStore } from '../store/form-store.ts'
import { FieldEntry, type FieldView } from './field-entry.ts'
import { scopeOf } from './form-scope.ts'
import { useControlRegistry } from './stable-props.tsx'

/**
 * The `SchemaField` of an engine form. Passes the value and errors of a control from the store to rjsf's own
 * SchemaField, and passes changes back. Subscribes to the store, so that an error or a keystroke rerenders only this
 * field.
 */
export function StoreField(props: FieldProps) {
  const { registry, fieldPathId, onChange, onBlur, uiSchema } = props
  const scope = scopeOf(registry)
  const { store, SchemaField } = scope
  const key = fieldPathId.path.at(-1)
  const control = typeof key === 'string' ? store.form.control(key) : undefined
  const { item } = store.placeAt(fieldPathId.path)
  const section = item?.section
  const itemId = item?.id
  const entry = useMemo(() => {
    if (!control || isContainer(control)) return notOfControl
    const place = section === undefined || itemId === undefined ? null : { section, id: itemId }
    return new FieldEntry(scope, control, place)
  }, [scope, control, section, itemId])
  const { value, errors, doubt } = useSyncExternalStore(entry.subscribe, entry.view, entry.view)
  const ownRegistry = useControlRegistry(registry)
  const handlers = useMemo(
    () => ({
      ...fixedKey,
      onChange: (next: unknown, path: FieldPathList, raised?: ErrorSchema, id?: string) => {
        entry.change(next)
        if (raised !== undefined) onChange(next, path, raised, id)
      },
      onBlur: (id: string, left: unknown) => {
        entry.leave()
        onBlur(id, left)
      },
    }),
    [entry, onChange, onBlur],
  )
  const shown = useMemo(
    () => ({
      ...(errors.length > 0 && { errorSchema: withErrors(props.errorSchema, errors) }),
      ...(doubt !== undefined && { uiSchema: { ...uiSchema, 'ui:doubt': doubt } }),
    }),
    [props.errorSchema, errors, uiSchema, doubt],
  )
  if (control?.repeating) return <RepeatedField {...props} store={store} control={control} />
  if (entry === notOfControl) return <SchemaField {...props} />
  return <SchemaField {...props} {...shown} {...handlers} registry={ownRegistry} formData={value} />
}

/**
 * The entry for parts that are not controls: the form itself, its lists and their items, which rjsf renders as usual.
 */
const notOfControl = {
  subscribe: () => noop,
  view: (): FieldView => nothingShown,
  change: noop,
  leave: noop,
}
const nothingShown: FieldView = { value: undefined, errors: [], doubt: undefined }

/**
 * A control's key is its name, so renaming does nothing. rjsf would make new callbacks for it at each change of the
 * form.
 */
const fixedKey = { onKeyRename: noop, onKeyRenameBlur: noop, onRemoveProperty: noop }

/** The errors of the store, then rjsf's own, without duplicates. */
function withErrors(errorSchema: ErrorSchema | undefined, errors: readonly string[]): ErrorSchema {
  return {
    ...errorSchema,
    [ERRORS_KEY]: [...new Set([...errors, ...(errorSchema?.[ERRORS_KEY] ?? [])])],
  } as ErrorSchema
}

interface RepeatedFieldProps extends FieldProps {
  readonly store: FormStore
  readonly control: FormControl
}

/** A repeating section. When an item is added, it receives focus; when one is removed, its neighbor does. */
function RepeatedField({ store, control, ...props }: RepeatedFieldProps) {
  const { SchemaField } = scopeOf(props.registry)
  const { fieldPathId, onChange } = props
  const focusNext = useRef<string | null>(null)
  const change = useCallback(
    (next: unknown, path: FieldPathList, raised?: ErrorSchema, id?: string) => {
      if (path.length !== fieldPathId.path.length || !Array.isArray(next)) return onChange(next, path, raised, id)
      const before = itemsOf(store.state().answers, control.key)
      store.setItems(control.key, next)
      const after = itemsOf(store.state().answers, control.key)
      const changed = after.findIndex((item, index) => item[store.form.itemId] !== before[index]?.[store.form.itemId])
      const index = changed < 0 ? after.length - 1 : changed
      focusNext.current = firstFieldOf(store, control.key, index) ?? buttonId(fieldPathId, 'add')
    },
    [store, control, fieldPathId, onChange],
  )
  useEffect(() => {
    const element = focusNext.current === null ? null : document.getElementById(focusNext.current)
    if (element === null) return // a new item appears one render later
    focusNext.current = null
    element.focus()
  })
  return <SchemaField {...props} onChange={change} />
}

function firstFieldOf(store: FormStore, section: string, index: number): string | undefined {
  const { answers, visible } = store.state()
  const item = visible.sections.find(({ container }) => container?.key === section)?.items?.[index]
  if (!item) return undefined
  const { item: place } = store.placeAt([section, index])
  const [first] = visibleFields(item.sections, { form: store.form, answers }, place)
  return first && store.fieldId(first)
}
