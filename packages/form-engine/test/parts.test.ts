import { expect } from 'vitest'
import { formParts } from '../src/session/index.ts'
import { answers, blocks, compileRandom, tables } from './arbitraries.ts'
import { testProperty } from './check-property.ts'

testProperty('each section that shows stands in one part, in order', [tables, blocks, answers], (rows, where, set) => {
  const { sections } = compileRandom(rows, where).visible(set)
  expect(formParts(sections).flatMap(({ under, sections: held }) => [...under, ...held])).toEqual([...sections])
})
