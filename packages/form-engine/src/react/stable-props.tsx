import { deepEquals, shallowEquals, type FieldProps, type Registry, type UiSchema } from '@rjsf/utils'
import { useRef } from 'react'
import { scopeOf } from './form-scope.ts'

/**
 * rjsf's ObjectField with a stable UI schema. rjsf copies the UI schema at each render and then gives every property
 * new callbacks, so that a change of one field would rerender all of them.
 */
export function StableObjectField(props: FieldProps) {
  const { ObjectField } = scopeOf(props.registry)
  const { uiSchema = {} } = props
  const last = useRef(uiSchema)
  if (!isSameUiSchema(last.current, uiSchema)) last.current = uiSchema
  return <ObjectField {...props} uiSchema={last.current} />
}

/** Compares options by value, and properties by identity, because a list has a function for its items. */
function isSameUiSchema(one: UiSchema, other: UiSchema): boolean {
  const keys = Object.keys(one)
  const isSame = (key: string) => one[key] === other[key] || (key.startsWith('ui:') && deepEquals(one[key], other[key]))
  return keys.length === Object.keys(other).length && keys.every(isSame)
}

/**
 * Reuses the previous registry while the parts that a control uses are unchanged. The root schema always changes, but
 * controls do not use it.
 */
export function useControlRegistry(registry: Registry): Registry {
  const last = useRef(registry)
  if (!hasSameParts(last.current, registry)) last.current = registry
  return last.current
}

function hasSameParts(one: Registry, other: Registry): boolean {
  if (one === other) return true
  const { ButtonTemplates: buttons, ...templates } = one.templates
  const { ButtonTemplates: otherButtons, ...otherTemplates } = other.templates
  return (
    one.formContext === other.formContext &&
    shallowEquals(one.fields, other.fields) &&
    shallowEquals(one.widgets, other.widgets) &&
    shallowEquals(templates, otherTemplates) &&
    shallowEquals(buttons, otherButtons) &&
    deepEquals(one.globalUiOptions, other.globalUiOptions) &&
    deepEquals(one.globalFormOptions, other.globalFormOptions)
  )
}
