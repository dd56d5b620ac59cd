import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDefinitions, compileForm } from '../../src/index.ts'
import { comparisonsIn } from '../../src/files/foreign/expression.ts'
import { convert } from './convert.ts'
import { shownBySource } from './evaluate.ts'
import { readFhir } from './fhir.ts'
import { readRedcap } from './redcap.ts'
import type { SourceItem } from './source-item.ts'
import { readXform } from './xforms.ts'

interface Source {
  readonly file: string
  readonly read: (text: string) => SourceItem[]
  readonly items: number
  readonly converted: number
  /**
   * Conditions that cannot be converted, such as alternatives on different questions and conditions on unknown
   * questions.
   */
  readonly leftOut: number
  /** Questions that wait for an answer, although they show without it in the source. */
  readonly waiting: number
  readonly errors: Readonly<Record<string, number>>
}

// ARC has 1,757 variables. Of the 57 conditions that cannot be converted, 36 read another event of the study, and 21
// are alternatives on different questions. The check finds the question that depends on itself.
const sources: Source[] = [
  {
    file: 'redcap-isaric-ARC.csv',
    read: readRedcap,
    items: 1757,
    converted: 1179,
    leftOut: 57,
    waiting: 3,
    errors: { 'dependency-circle': 1 },
  },
  { file: 'fhir-aehrc-715.R4.json', read: readFhir, items: 187, converted: 11, leftOut: 0, waiting: 0, errors: {} },
  // Two of its items have the same linkId, and the second one is left out.
  {
    file: 'fhir-google-measles-outbreak.json',
    read: readFhir,
    items: 106,
    converted: 24,
    leftOut: 0,
    waiting: 0,
    errors: {},
  },
  { file: 'fhir-google-screener.json', read: readFhir, items: 66, converted: 15, leftOut: 0, waiting: 0, errors: {} },
  // 98 questions and 37 groups.
  {
    file: 'xform-odk-ifrc-distribution-site-assessment-v1.xml',
    read: readXform,
    items: 135,
    converted: 11,
    leftOut: 0,
    waiting: 0,
    errors: {},
  },
]

describe.each(sources)('$file', ({ file, read, ...counts }) => {
  const all = read(readFileSync(new URL(`../../corpus/${file}`, import.meta.url), 'utf8'))
  // If a source uses a name twice, its conditions on that name are ambiguous.
  const source = all.filter(({ id }, at) => all.findIndex((item) => item.id === id) === at)
  const { definitions, items, ...converted } = convert(source)
  const form = compileForm(definitions)
  const keyOf = new Map(form.controls.map(({ labelCode, key }) => [labelCode, key]))
  // In REDCap, a question that depends on itself shows once it is answered. In the engine it never shows, and the check
  // reports it.
  const selfish = new Set(
    items.filter(({ id, condition }) => comparisonsIn(condition).some(({ item }) => item === id)).map(({ id }) => id),
  )

  test('converts or counts every condition', () => {
    const errors = checkDefinitions(definitions).filter((found) => found.severity === 'error')
    const byCode = Object.fromEntries(
      [...Map.groupBy(errors, (found) => found.code)].map(([code, list]) => [code, list.length]),
    )
    expect({ items: source.length, ...converted, errors: byCode }).toEqual(counts)
  })

  test('[ENG-021] [ENG-023] shows what the source shows for random answers', { timeout: 120_000 }, () => {
    const wanted = Map.groupBy(
      items.flatMap((item) => comparisonsIn(item.condition)),
      ({ item }) => item,
    )
    const textsOf = ({ id, sort, values }: SourceItem): readonly string[] => {
      const named = (wanted.get(id) ?? []).flatMap(({ value }) => value || [])
      const numbers = named.flatMap((value) => [value, String(Number(value) - 1), String(Number(value) + 1)])
      return [...new Set([...(sort === 'number' ? numbers : named), ...values, sort === 'number' ? '7' : 'other'])]
    }
    const askable = items
      .filter(({ id, sort }) => sort !== 'group' && !selfish.has(id))
      .map((item) => ({ ...item, texts: textsOf(item) }))
    const seen = new Set<number>()
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(9)), (picks) => {
        const answers = new Map<string, readonly string[]>()
        const given: Record<string, string | string[]> = {}
        for (const { id, sort, texts } of askable) {
          const pick = picks.next().value!
          if (pick < 2) continue
          const chosen = texts.filter((_, at) => at === pick % texts.length || (sort === 'several' && at % pick === 1))
          answers.set(id, chosen)
          given[keyOf.get(id)!] = sort === 'several' ? chosen : chosen[0]!
        }
        const shown = shownBySource(items, answers)
        seen.add(shown.size)
        expect(form.visible(given).keys).toEqual(new Set([...shown].map((id) => keyOf.get(id)!)))
      }),
      { numRuns: 100 },
    )
    expect(seen.size).toBeGreaterThan(3)
  })
})
