import { mergeObjects, type UiSchema } from '@rjsf/utils'
import type { UiSchema as PlainUiSchema } from '../form/form.ts'

/** Merges the application's UI schema over that of the visible controls, for each item of a list. */
export function drawnUiSchema(visible: PlainUiSchema, own: UiSchema | undefined): UiSchema {
  const merged: UiSchema = own ? mergeObjects(visible, own) : { ...visible }
  for (const [key, value] of Object.entries(visible)) {
    const { items } = value as { readonly items?: unknown }
    if (Array.isArray(items)) merged[key] = { ...merged[key], items: itemUiSchema(items, own?.[key]?.items) }
  }
  return merged
}

type ItemUiSchema = NonNullable<UiSchema['items']>

function itemUiSchema(items: readonly UiSchema[], own: ItemUiSchema | undefined): ItemUiSchema {
  return (item: unknown, index: number, formContext: unknown) => {
    const visible = items[index] ?? {}
    const added = typeof own === 'function' ? own(item, index, formContext) : own
    return added ? mergeObjects(visible, added) : visible
  }
}
