import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { useState, useSyncExternalStore, type ComponentType, type ReactElement } from 'react'
import { isUnanswered } from '../kinds/check-answer.ts'
import { scopeOf } from './form-scope.ts'
import type { FormTemplates, OptionalTemplateProps } from './theme.ts'

/** The minimum number of questions to collapse. One or two optional questions are faster to read than to open. */
const worthHiding = 3

interface FieldsInRunsProps extends Pick<ObjectFieldTemplateProps, 'schema' | 'uiSchema' | 'fieldPathId' | 'registry'> {
  readonly id: string
  readonly names: readonly string[]
  readonly contents: ReadonlyMap<string, ReactElement>
}

/** The fields of a section in order. A template wraps each run of optional fields and may collapse it. */
export function FieldsInRuns({ id, names, contents, ...props }: FieldsInRunsProps) {
  const { OptionalTemplate }: FormTemplates = props.registry.templates
  const isNeeded = (name: string) =>
    props.schema.required?.includes(name) === true ||
    props.uiSchema?.[name]?.['ui:readonly'] === true ||
    props.schema.properties?.[name] === undefined
  const hasNeeded = names.some(isNeeded)
  return runsOf(names, isNeeded).map(({ key, names: inRun, isOptional }) => {
    const fields = inRun.flatMap((name) => elements(contents.get(name)))
    if (!isOptional || !OptionalTemplate) return fields
    return (
      <OptionalRun
        key={key}
        id={`${id}-${key.replace(' ', '-')}`}
        names={inRun}
        fields={fields}
        isClosable={hasNeeded && inRun.length >= worthHiding}
        OptionalTemplate={OptionalTemplate}
        {...props}
      />
    )
  })
}

interface OptionalRunProps extends Pick<FieldsInRunsProps, 'id' | 'names' | 'fieldPathId' | 'registry'> {
  readonly fields: readonly ReactElement[]
  readonly isClosable: boolean
  readonly OptionalTemplate: ComponentType<OptionalTemplateProps>
}

function OptionalRun(props: OptionalRunProps) {
  const { id, names, fields, isClosable, fieldPathId, registry, OptionalTemplate } = props
  const { store, messageAt } = scopeOf(registry)
  // A name that is not in `first` belongs to a question that appeared because of a condition.
  const [first] = useState(names)
  const hasNew = names.some((name) => !first.includes(name))
  const isInUse = () =>
    names.some((name) => {
      const place = store.placeAt([...fieldPathId.path, name])
      const control = store.form.control(name)
      return (control && !isUnanswered(control, store.value(place))) || messageAt(place) !== undefined
    })
  const inUse = useSyncExternalStore(store.subscribe, isInUse, isInUse)
  return (
    <OptionalTemplate id={id} count={names.length} closable={isClosable} inUse={inUse || hasNew}>
      {fields}
    </OptionalTemplate>
  )
}

const elements = (element: ReactElement | undefined): ReactElement[] => (element ? [element] : [])

/** A required field, or adjacent optional ones. */
interface Run {
  /** Stays the same while other fields appear and disappear, because a remounted field would lose focus. */
  readonly key: string
  readonly isOptional: boolean
  readonly names: string[]
}

function runsOf(names: readonly string[], isNeeded: (name: string) => boolean): Run[] {
  const runs: Run[] = []
  let needed = ''
  for (const name of names) {
    const last = runs.at(-1)
    if (isNeeded(name)) {
      needed = name
      runs.push({ key: needed, isOptional: false, names: [name] })
    } else if (last?.isOptional) last.names.push(name)
    else runs.push({ key: `after ${needed}`, isOptional: true, names: [name] })
  }
  return runs
}
