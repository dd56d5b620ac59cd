import { answerOf, isRecord, type Answers } from '../kinds/answers.ts'
import type { Form } from './form.ts'
import { isItemId } from './validate.ts'

/**
 * Numbers the items of repeating sections that have no valid id or the id of an earlier item, from the highest id of
 * their section: `[{ id: 4 }, { c203: 'Ford' }]` becomes `[{ id: 4 }, { id: 5, c203: 'Ford' }]`. Returns the same object
 * if every item has its own id.
 */
export function withItemIds({ controls, itemId }: Pick<Form, 'controls' | 'itemId'>, answers: Answers): Answers {
  const numbered = controls.flatMap(({ repeating, key }) => {
    const list = repeating ? answerOf(answers, key) : undefined
    if (!Array.isArray(list)) return []
    const items = withIds(list, itemId)
    return items === list ? [] : [[key, items] as const]
  })
  return numbered.length === 0 ? answers : { ...answers, ...Object.fromEntries(numbered) }
}

function withIds(list: readonly unknown[], itemId: string): readonly unknown[] {
  const used = new Set<number>()
  const isNumbered = list.map((item) => {
    const id = isRecord(item) ? answerOf(item, itemId) : undefined
    if (!isItemId(id) || used.has(id)) return false
    used.add(id)
    return true
  })
  let last = Math.max(0, ...used)
  const items = list.map((item, index) => (isNumbered[index] || !isRecord(item) ? item : { ...item, [itemId]: ++last }))
  return items.every((item, index) => item === list[index]) ? list : items
}
