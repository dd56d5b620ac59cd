import type { Definitions } from '../../definitions/definitions.ts'
import type { Outline } from '../../definitions/outline.ts'
import { parseDefinitions } from '../../definitions/parse.ts'
import { writeTables } from '../../definitions/write-tables.ts'
import { conjunctionOf } from './expression.ts'
import type { ForeignForm, ForeignItem } from './questionnaire.ts'

/** Definitions from another questionnaire. */
export interface ConvertedForm {
  readonly definitions: Definitions
  /** What the tables cannot say, one sentence each. */
  readonly leftOut: readonly string[]
}

/** Numbers the questions from 1, and keeps their names as label codes. */
export function toDefinitions({ items, leftOut }: ForeignForm): ConvertedForm {
  const all = [...walk(items)]
  const ids = new Map(all.map((item, index) => [item, index + 1]))
  const askedAs = new Map(all.filter(({ kind }) => kind !== 'section').map((item) => [item.name, ids.get(item)]))
  const ticks = new Set(all.filter(({ kind }) => kind === 'checkbox').map(({ name }) => name))
  const lost = [...leftOut]
  const whenOf = ({ name, condition, written }: ForeignItem): Outline['when'] => {
    if (!condition) return []
    const groups = conjunctionOf(condition)
    const known = groups?.map(({ item, values }) => ({
      id: askedAs.get(item),
      values: ticks.has(item) ? ['true'] : values,
    }))
    if (known?.every((group): group is { id: number; values: string[] } => group.id !== undefined))
      return known.map(({ id, values }) => [id, values])
    lost.push(`${name} always shows. It should show only if ${written ?? 'its condition holds'}.`)
    return []
  }
  const outlineOf = (item: ForeignItem): Outline => ({
    recId: ids.get(item)!,
    kind: item.kind,
    dataType: item.isNumber ? 'number' : 'string',
    label: item.label,
    labelCode: item.name,
    codes: item.codes ?? [],
    when: whenOf(item),
    children: (item.items ?? []).map(outlineOf),
    traits: { required: item.required ?? false, confidential: item.confidential ?? false },
  })
  return { definitions: parseDefinitions(writeTables(items.map(outlineOf))), leftOut: lost }
}

function* walk(items: readonly ForeignItem[]): Generator<ForeignItem> {
  for (const item of items) {
    yield item
    yield* walk(item.items ?? [])
  }
}
