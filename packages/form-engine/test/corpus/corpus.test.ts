import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDefinitions, compileForm } from '../../src/index.ts'
import { convert, recIdOf } from './convert.ts'
import { shownBySource } from './evaluate.ts'
import { readFhir } from './fhir.ts'
import { readRedcap } from './redcap.ts'
import type { Expression, SourceItem } from './source-item.ts'
import { readXform } from './xforms.ts'

interface Source {
  readonly file: string
  readonly read: (text: string) => SourceItem[]
  readonly items: number
  readonly converted: number
  /** Comparisons other than equality, alternatives on different questions, and conditions on an unticked box. */
  readonly leftOut: number
  readonly errors: Readonly<Record<string, number>>
}

// ARC has 1,757 variables and 115 single choices of checkboxes. Of its 130 conditions that are left out, 112 compare
// by size or with an unticked box, and 18 are alternatives on different questions. The check finds its self-reference
// and both unknown controllers.
const sources: Source[] = [
  {
    file: 'redcap-isaric-ARC.csv',
    read: readRedcap,
    items: 1872,
    converted: 1106,
    leftOut: 130,
    errors: { 'dependency-circle': 1, 'unknown-controller': 2 },
  },
  { file: 'fhir-aehrc-715.R4.json', read: readFhir, items: 187, converted: 8, leftOut: 3, errors: {} },
  // Two of its items have the same linkId.
  {
    file: 'fhir-google-measles-outbreak.json',
    read: readFhir,
    items: 107,
    converted: 24,
    leftOut: 0,
    errors: { 'duplicate-id': 1 },
  },
  { file: 'fhir-google-screener.json', read: readFhir, items: 66, converted: 15, leftOut: 0, errors: {} },
  // 98 questions and 37 groups.
  {
    file: 'xform-odk-ifrc-distribution-site-assessment-v1.xml',
    read: readXform,
    items: 135,
    converted: 11,
    leftOut: 0,
    errors: {},
  },
]

describe.each(sources)('$file', ({ file, read, ...counts }) => {
  const source = read(readFileSync(new URL(`../../corpus/${file}`, import.meta.url), 'utf8'))
  const { definitions, items, converted, leftOut } = convert(source)
  // In REDCap, a question that depends on itself shows once it is answered. In the engine it never shows, and the
  // check reports it.
  const selfish = new Set(
    items.filter((item) => equalitiesIn(item.condition).some(([id]) => id === item.id)).map((item) => item.id),
  )

  test('converts or counts every condition', () => {
    const errors = checkDefinitions(definitions).filter((found) => found.severity === 'error')
    const byCode = Object.fromEntries(
      [...Map.groupBy(errors, (found) => found.code)].map(([code, list]) => [code, list.length]),
    )
    expect({ items: source.length, converted, leftOut: leftOut.length, errors: byCode }).toEqual(counts)
  })

  test('[ENG-021] [ENG-023] shows what the source shows for random answers', { timeout: 120_000 }, () => {
    const form = compileForm(definitions)
    const wanted = Map.groupBy(
      items.flatMap((item) => equalitiesIn(item.condition)),
      ([id]) => id,
    )
    const seen = new Set<number>()
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(9)), (picks) => {
        const answers = new Map<string, string>()
        for (const item of items) {
          const values = [
            ...new Set([...(wanted.get(item.id) ?? []).map(([, value]) => value), ...item.values, 'other']),
          ]
          const pick = picks.next().value!
          if (item.sort !== 'group' && pick > 1 && !selfish.has(item.id))
            answers.set(item.id, item.sort === 'tick' ? '1' : values[pick % values.length]!)
        }
        const given = Object.fromEntries(
          [...answers].map(([id, value]) => [
            recIdOf(id),
            items.find((item) => item.id === id)?.sort === 'tick' ? true : value,
          ]),
        )
        const shown = shownBySource(items, answers)
        seen.add(shown.size)
        expect(form.visible(given).keys).toEqual(new Set([...shown].map(recIdOf)))
      }),
      { numRuns: 100 },
    )
    expect(seen.size).toBeGreaterThan(3)
  })
})

function equalitiesIn(expression: Expression | null): [id: string, value: string][] {
  if (expression?.is === 'equal') return [[expression.item, expression.value]]
  return expression && expression.is !== 'other' ? expression.parts.flatMap(equalitiesIn) : []
}
