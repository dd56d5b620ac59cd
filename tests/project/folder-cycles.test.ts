import { expect, test } from 'vitest'

import { findCycles, folderGraph } from '../../scripts/folder-cycles.ts'

const graphOf = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([folder, targets]) => [folder, new Set(targets)]))

test('reports each cycle of folders once', () => {
  expect(findCycles(graphOf({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }))).toEqual([['c', 'b', 'c']])
})

test('accepts folders that form layers', () => {
  expect(findCycles(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})

test('folders of the server import each other without cycles', () => {
  const graph = folderGraph('packages/server/src')
  expect(graph.size).toBeGreaterThan(30)
  expect(findCycles(graph)).toEqual([])
})
