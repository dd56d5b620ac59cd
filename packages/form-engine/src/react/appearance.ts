import type { Registry } from '@rjsf/utils'
import type { VisibleSection } from '../form/form.ts'
import type { ItemPlace } from '../session/field-place.ts'
import type { FormTemplates, FormWidgets } from './theme.ts'

/** How everything below looks and whether it can be changed. */
export interface Appearance {
  /** rjsf's, with the widgets and templates of the theme in it. */
  readonly registry: Registry
  readonly disabled: boolean
  readonly readonly: boolean
}

/** rjsf knows widgets by props of its own, which are those that ours are handed, and more. */
export function widgetsOf(registry: Registry): FormWidgets {
  return registry.widgets as Registry['widgets'] & FormWidgets
}

/** A build may leave rjsf's own templates out, so none of them is sure to be there. */
export function templatesOf(registry: Registry): FormTemplates {
  return registry.templates
}

/** The heading of a section; blank for a bare block, where the section goes on after another one, and in its own item. */
export function titleOf({ container, continued }: VisibleSection, item: ItemPlace | null): string {
  return continued || container === null || container.key === item?.section ? '' : container.label
}
