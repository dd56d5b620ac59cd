import { expect, test } from 'vitest'
import { checkDefinitions, parseDefinitions, type TableCell } from '../../src/index.ts'
import { brokenDefinitions } from './index.ts'

const pathOf = ({ table, row, column }: TableCell) => `${table}${row === null ? '' : `[${row}]`}.${column}`

test('every faulty definition has a unique name', () => {
  const names = brokenDefinitions.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(brokenDefinitions)('[ENG-040] $name: $title', (broken) => {
  const diagnostics = checkDefinitions(parseDefinitions(broken.definitions), broken)
  const found = diagnostics
    .filter(({ code, severity }) => severity !== 'info' || code === broken.code)
    .map(({ code, controls, cells }) => ({ code, controls, cells: cells.map(pathOf) }))
  expect(found).toEqual([{ code: broken.code, controls: broken.controls, cells: broken.cells }])
})
