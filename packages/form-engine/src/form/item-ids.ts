import { answerOf, isRecord, type Answers } from '../kinds/answers.ts'
import type { Form } from './form.ts'
import { isItemId } from './validate.ts'

/**
 * Numbers the items of repeating sections that have no valid id or the id of an earlier item, from the highest id of
 * their section: `[{ id: 4 }, { c203: 'Ford' }]` becomes `[{ id: 4 }, { id: 5, c203: 'Ford' }]`. Returns the same object
 * if every item has its own id.
 */
export function withItemIds({ controls, itemId }: Pick<Form, 'controls' | 'itemId'>, answers: Answers): Answers {
  let numbered = answers
  for (const { repeating, key } of controls) {
    const list = repeating ? answerOf(answers, key) : undefined
    const items = Array.isArray(list) ? withIds(list, itemId) : list
    if (items !== list) numbered = { ...numbered, [key]: items }
  }
  return numbered
}

function withIds(list: readonly unknown[], itemId: string): readonly unknown[] {
  const ids = list.map((item) => (isRecord(item) ? answerOf(item, itemId) : undefined))
  const highest = ids.filter(isItemId).reduce((one, other) => Math.max(one, other), 0)
  let last = highest
  const used = new Set<unknown>()
  const items = list.map((item, index) => {
    const isNumbered = isItemId(ids[index]) && used.size < used.add(ids[index]).size
    return isNumbered || !isRecord(item) ? item : { ...item, [itemId]: ++last }
  })
  return last === highest ? list : items
}
