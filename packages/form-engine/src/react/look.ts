import type { VisibleSection } from '../form/form.ts'
import type { ItemPlace } from '../session/field-place.ts'
import type { FormTemplates, FormWidgets } from './theme.ts'

/** How everything below looks and whether it can be changed. */
export interface Look {
  readonly widgets: FormWidgets
  readonly templates: FormTemplates
  readonly disabled: boolean
  readonly readonly: boolean
}

/** The heading of a section; blank for a bare block, where the section goes on after another one, and in its own item. */
export function titleOf({ container, continued }: VisibleSection, item: ItemPlace | null): string {
  return continued || container === null || container.key === item?.section ? '' : container.label
}
