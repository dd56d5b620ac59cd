import * as fc from 'fast-check'
import { expect } from 'vitest'
import { readSubmission, type Answers, type Form, type VisibleForm } from '../src/index.ts'
import { answers, blocks, compileRandom, tables } from './arbitraries.ts'
import { testProperty } from './check-property.ts'

const answerSets = fc.array(answers, { minLength: 1, maxLength: 6 })

/** A character that Unicode does not call white space, control or ignorable. */
const seen = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** A control is answered by visible text, a ticked box, a list of choices, or a list of files. */
function isAnswered(kind: string, answer: unknown): boolean {
  if (kind === 'checkbox') return answer === true
  if (kind === 'checkboxList')
    return Array.isArray(answer) && answer.length > 0 && answer.every((choice) => typeof choice === 'string')
  if (kind !== 'file') return typeof answer === 'string' && seen.test(answer)
  const isFile = (file: unknown): boolean =>
    typeof (file as { name?: unknown } | null)?.name === 'string' && (file as { name: string }).name.trim() !== ''
  return Array.isArray(answer) && answer.length > 0 && answer.every(isFile)
}

/** The answer without options that the visible form does not offer. */
function offeredPart(form: Form, visible: VisibleForm, key: string, answer: unknown): unknown {
  const all: unknown[] = form.control(key)!.options.map(({ value }) => value)
  const shown = visible.sections.flatMap(({ controls }) => controls).find((control) => control.key === key)
  const offered: unknown[] = shown?.options.map(({ value }) => value) ?? []
  const isKept = (choice: unknown): boolean => !all.includes(choice) || offered.includes(choice)
  if (form.control(key)!.kind === 'checkboxList') return Array.isArray(answer) ? answer.filter(isKept) : answer
  return isKept(answer) ? answer : undefined
}

testProperty(
  '[ENG-035] a submission has each visible, answered control once',
  [tables, blocks, answerSets],
  (rows, where, sets) => {
    const form = compileRandom(rows, where)
    for (const set of sets) {
      const { visible, answers: all } = form.outcome(set)
      const expected = [...visible.keys].filter((key) => {
        const control = form.control(key)!
        if (control.calculation) return Object.hasOwn(all, key)
        return (
          !control.repeating &&
          !['page', 'section'].includes(control.kind) &&
          isAnswered(control.kind, Object.hasOwn(set, key) ? offeredPart(form, visible, key, set[key]) : undefined)
        )
      })
      const sent = form.submission(set).filter((value) => value.RepeatControlMapping === undefined)
      expect(sent.map((value) => form.keyOf(value.ControlsRecId))).toEqual(expected)
    }
  },
)

testProperty(
  '[ENG-035] [ENG-036] answersFrom is the inverse of submission for visible answers',
  [tables, blocks, answerSets],
  (rows, where, sets) => {
    const form = compileRandom(rows, where)
    for (const set of sets) {
      const given = form.project(set)
      if (form.validate(set).some((error) => error.code === 'type' || error.code === 'repeat-id')) continue
      const sent = form.submission(set)
      const back = form.answersFrom(sent)
      expect(back).toEqual(withoutEmptyItems(given))
      expect(form.submission(back)).toEqual(sent)
      expect(readSubmission(form, sent).errors).toEqual(form.validate(back))
    }
  },
)

testProperty(
  '[ENG-024] changing a controller back restores the typed answers',
  [tables, blocks, answers, fc.integer({ min: 1, max: 10 }), fc.constantFrom('yes', 'no', '', '1')],
  (rows, where, set, recId, other) => {
    const form = compileRandom(rows, where)
    const key = `c${recId}`
    const before = form.submission(set)
    form.submission({ ...set, [key]: other })
    const restored = { ...set, [key]: other, ...(key in set && { [key]: set[key] }) }
    if (!(key in set)) delete (restored as Record<string, unknown>)[key]
    expect(form.submission(restored)).toEqual(before)
  },
)

testProperty(
  '[ENG-014] the order of rows does not matter',
  [tables, blocks, answers, fc.infiniteStream(fc.nat())],
  (rows, where, set, numbers) => {
    const shuffled = Object.fromEntries(
      Object.entries(rows).map(([table, list]) => [table, shuffle(list as unknown[], numbers)]),
    )
    const [one, other] = [compileRandom(rows, where), compileRandom(shuffled, where)]
    expect(other.controls).toEqual(one.controls)
    expect(other.schema).toEqual(one.schema)
    expect(other.validate(set)).toEqual(one.validate(set))
    expect(other.submission(set)).toEqual(one.submission(set))
    expect([...other.visible(set).keys]).toEqual([...one.visible(set).keys])
  },
)

function shuffle(list: readonly unknown[], numbers: fc.Stream<number>): unknown[] {
  const keyed = list.map((row) => ({ row, key: numbers.next().value as number }))
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row)
}

/** The submission has no value for an item without answers, so it cannot carry the item's id. */
function withoutEmptyItems(given: Answers): Answers {
  const entries = Object.entries(given).flatMap(([key, answer]): [string, unknown][] => {
    if (!Array.isArray(answer) || !answer.every((item) => Object.hasOwn(item as object, 'id'))) return [[key, answer]]
    const items = answer.filter((item) => Object.keys(item as object).length > 1)
    return items.length > 0 ? [[key, items]] : []
  })
  return Object.fromEntries(entries)
}
