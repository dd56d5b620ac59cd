import { itemAt, type AnswerPath, type Answers } from '../kinds/answers.ts'
import type { Form, VisibleSection } from '../form/form.ts'

/** One item of a repeating section, by the id it keeps when others are removed. */
export interface ItemPlace {
  readonly section: string
  readonly id: number
}

/** Where a field stands: in the form itself (`item` is null) or in one item of a repeating section. */
export interface FieldPlace {
  readonly key: string
  readonly item: ItemPlace | null
}

/**
 * Unique name of a field: `c101`, or `c19-2-c203` in the item with id 2.
 *
 * @example
 * fieldName({ key: 'c203', item: { section: 'c19', id: 2 } }) // 'c19-2-c203'
 */
export function fieldName({ key, item }: FieldPlace): string {
  return item === null ? key : `${item.section}-${item.id}-${key}`
}

/** The answers of a form, to find places in. */
export interface Filled {
  readonly form: Form
  readonly answers: Answers
}

/** The place of an item, which the engine counts by index, by the id it carries. */
export function itemPlace({ form, answers }: Filled, section: string, index: number): ItemPlace {
  const id = itemAt(answers, section, index)?.[form.itemId]
  return { section, id: typeof id === 'number' ? id : index }
}

/** The place a path of the engine points at. */
export function placeOf(path: AnswerPath, filled: Filled): FieldPlace {
  const [first, index, inner] = path
  if (typeof index !== 'number') return { key: String(first ?? ''), item: null }
  return { key: String(inner ?? ''), item: itemPlace(filled, String(first), index) }
}

/** The fields that show, top to bottom. */
export function* visibleFields(
  sections: readonly VisibleSection[],
  filled: Filled,
  item: ItemPlace | null = null,
): Generator<FieldPlace> {
  for (const section of sections) {
    const sectionKey = section.container?.key
    if (section.container?.needsOne && !section.continued) yield { key: section.container.key, item }
    for (const { key } of section.controls) yield { key, item }
    if (section.items === null || sectionKey === undefined) continue
    for (const { index, sections: inner } of section.items) {
      yield* visibleFields(inner, filled, itemPlace(filled, sectionKey, index))
    }
  }
}

/** By field name, the section of each visible field whose label another visible field has as well. */
export function sectionsOfNamesakes(sections: readonly VisibleSection[], filled: Filled): Map<string, string> {
  const byLabel = new Map<string, { name: string; section: string }[]>()
  const walk = (inner: readonly VisibleSection[], item: ItemPlace | null, around: string) => {
    for (const { container, controls, items } of inner) {
      const section = (container?.repeating ? '' : container?.label) || around
      for (const { key, label } of controls) {
        const field = { name: fieldName({ key, item }), section }
        const alike = byLabel.get(label)
        if (alike) alike.push(field)
        else byLabel.set(label, [field])
      }
      for (const { index, sections: within } of items ?? []) {
        if (container) walk(within, itemPlace(filled, container.key, index), `${container.label} ${index + 1}`)
      }
    }
  }
  walk(sections, null, '')
  const doubled = [...byLabel.values()].filter(({ length }) => length > 1).flat()
  return new Map(doubled.map(({ name, section }) => [name, section]))
}
