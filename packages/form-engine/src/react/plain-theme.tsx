import { getDefaultRegistry } from '@rjsf/core'
import {
  buttonId,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type RegistryWidgetsType,
  type WidgetProps,
} from '@rjsf/utils'
import { PlainTitleTemplate } from './plain-section.tsx'
import { SectionsTemplate } from './sections-template.tsx'
import type { FormTemplates } from './theme.ts'

/** Widgets that the engine's kinds use and rjsf does not have. */
export const plainWidgets: RegistryWidgetsType = {
  MaskedWidget: getDefaultRegistry().widgets['TextWidget']!,
  CalculatedWidget: PlainOutput,
}

/** A calculated value. Screen readers announce its changes. */
function PlainOutput({ id, value }: WidgetProps) {
  return <output id={id}>{typeof value === 'string' ? value : ''}</output>
}

/** The items of a repeating section and an add button. The surrounding section shows the heading. */
function PlainArrayTemplate({
  items,
  title,
  canAdd,
  onAddClick,
  fieldPathId,
  disabled,
  readonly,
}: ArrayFieldTemplateProps) {
  return (
    <>
      {items}
      {canAdd ? (
        <button type="button" id={buttonId(fieldPathId, 'add')} disabled={disabled || readonly} onClick={onAddClick}>
          {`Add ${title}`}
        </button>
      ) : null}
    </>
  )
}

/** One item with a remove button. */
function PlainItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, index, parentUiSchema: _, buttonsProps, disabled, readonly, schema } = props
  return (
    <fieldset>
      <legend>{`${schema.title ?? ''} ${index + 1}`.trim()}</legend>
      <div>{children}</div>
      {buttonsProps.hasRemove ? (
        <button type="button" disabled={disabled || readonly} onClick={buttonsProps.onRemoveItem}>
          Remove
        </button>
      ) : null}
    </fieldset>
  )
}

/** Unstyled templates. They arrange the sections; rjsf renders the rest. */
export const plainTemplates: FormTemplates = {
  ObjectFieldTemplate: SectionsTemplate,
  TitleFieldTemplate: PlainTitleTemplate,
  ArrayFieldTemplate: PlainArrayTemplate,
  ArrayFieldItemTemplate: PlainItemTemplate,
}
