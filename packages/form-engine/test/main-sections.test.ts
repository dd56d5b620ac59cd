import { expect } from 'vitest'
import { mainSections } from '../src/store/index.ts'
import { answers, blocks, compileRandom, tables } from './arbitraries.ts'
import { testProperty } from './check-property.ts'

testProperty(
  'puts each visible section in one main section, in order',
  [tables, blocks, answers],
  (rows, where, set) => {
    const { sections } = compileRandom(rows, where).visible(set)
    expect(mainSections(sections).flatMap(({ under, sections: held }) => [...under, ...held])).toEqual([...sections])
  },
)
