import { itemAt, itemsOf, type AnswerPath, type Answers } from '../kinds/answers.ts'
import type { Form, VisibleSection } from '../form/form.ts'

/** One item of a repeating section. Its id stays the same when other items are removed. */
export interface ItemPlace {
  readonly section: string
  readonly id: number
}

/** The place of a field: at the top level (`item` is `null`) or in one item of a repeating section. */
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

/** The id of a field's element: the prefix and the answer's path. rjsf makes the same ids with the separator `-`. */
export function fieldIdOf(path: AnswerPath, idPrefix: string): string {
  return [idPrefix, ...path].join('-')
}

/** The form and answers that places refer to. */
export interface Filled {
  readonly form: Form
  readonly answers: Answers
}

/** The place of an item. It names the item by id, unlike the engine's paths, which use its index. */
function itemPlace({ form, answers }: Filled, section: string, index: number): ItemPlace {
  const id = itemAt(answers, section, index)?.[form.itemId]
  return { section, id: typeof id === 'number' ? id : index }
}

/** Converts a path of the engine to a place. */
export function placeOf(path: AnswerPath, filled: Filled): FieldPlace {
  const [first, index, inner] = path
  if (typeof index !== 'number') return { key: String(first ?? ''), item: null }
  return { key: String(inner ?? ''), item: itemPlace(filled, String(first), index) }
}

/** The inverse of `placeOf`. The index is -1 if the item was removed. */
export function pathOf({ key, item }: FieldPlace, { form, answers }: Filled): AnswerPath {
  if (item === null) return [key]
  const index = itemsOf(answers, item.section).findIndex((each) => each[form.itemId] === item.id)
  return [item.section, index, key]
}

/** The visible fields, from top to bottom. */
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

/** The section of each visible field that shares its label with another one, by field name. */
export function sectionsOfDuplicateLabels(sections: readonly VisibleSection[], filled: Filled): Map<string, string> {
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
