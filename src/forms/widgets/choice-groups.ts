import type { Option } from '@captive/form-engine'

export interface ChoiceGroup {
  group: string
  items: Option[]
}

/** Choices under their headings, in the order of the first of each; those without one under a blank. */
export function grouped(choices: readonly Option[]): ChoiceGroup[] {
  return [...Map.groupBy(choices, ({ group = '' }) => group)].map(([group, items]) => ({
    group,
    items: items.map(({ value, label }) => ({ value, label })), // Mantine takes what has a group for a group
  }))
}
