import type { Option } from '@captive/form-engine'

export interface ChoiceGroup {
  group: string
  items: Option[]
}

/** Choices by group, in order of appearance; choices without a group have the group ''. */
export function grouped(choices: readonly Option[]): ChoiceGroup[] {
  return [...Map.groupBy(choices, ({ group = '' }) => group)].map(([group, items]) => ({
    group,
    items: items.map(({ value, label }) => ({ value, label })), // Mantine treats an item with a `group` as a group
  }))
}
