import type { Definitions } from '../../definitions/definitions.ts'
import type { Code, Outline } from '../../definitions/outline.ts'
import { parseDefinitions } from '../../definitions/parse.ts'
import { writeTables } from '../../definitions/write-tables.ts'
import { withIds } from './foreign-calculation.ts'
import { comparedAsNumbers, convertCondition } from './foreign-conditions.ts'
import { fitText } from './foreign-texts.ts'
import type { ForeignForm, ForeignItem, ForeignOption } from './questionnaire.ts'

/** Definitions converted from another questionnaire. */
export interface ConvertedForm {
  readonly definitions: Definitions
  /** What the tables cannot express, one sentence each. */
  readonly leftOut: readonly string[]
}

/** Numbers the questions from 1, and keeps their names as label codes. */
export function toDefinitions({ items, leftOut }: ForeignForm): ConvertedForm {
  const all = [...walk(items)]
  const ids = new Map(all.map((item, index) => [item, index + 1]))
  const questions = all.filter(({ kind }) => kind !== 'section')
  const questionsByName = new Map(questions.map((item) => [item.name, [item, ids.get(item)!] as const]))
  const numbers = comparedAsNumbers(all)
  const lost = [...leftOut]
  const codeOf = (item: ForeignItem, { offeredBy, labelEs, ...option }: ForeignOption): Code => {
    const code = { ...option, ...(labelEs && { labelEs }) }
    const [controller, id] = (offeredBy && questionsByName.get(offeredBy.item)) ?? []
    return offeredBy && controller && controller !== item ? { ...code, when: { [id!]: offeredBy.values } } : code
  }
  const outlineOf = (item: ForeignItem): Outline => {
    const condition = convertCondition(item, questionsByName)
    const text = fitText(item)
    lost.push(...condition.leftOut, ...text.leftOut)
    return {
      recId: ids.get(item)!,
      kind: text.kind,
      dataType: item.isNumber || numbers.has(item.name) ? 'number' : 'string',
      label: item.label,
      labelCode: item.name,
      codes: (item.codes ?? []).map((option) => codeOf(item, option)),
      when: condition.when,
      children: (item.items ?? []).map(outlineOf),
      traits: {
        required: item.required ?? false,
        confidential: item.confidential ?? false,
        ...(item.calculation && { calculation: withIds(item.calculation, (name) => questionsByName.get(name)?.[1]) }),
        ...text.traits,
      },
    }
  }
  return { definitions: parseDefinitions(writeTables(items.map(outlineOf))), leftOut: lost }
}

function* walk(items: readonly ForeignItem[]): Generator<ForeignItem> {
  for (const item of items) {
    yield item
    yield* walk(item.items ?? [])
  }
}
