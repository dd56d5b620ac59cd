import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'

import { filesImportedBy } from './imports.ts'

/** Maps each folder to the folders that its files import. */
type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The folders below `root` and the imports between them. A file directly in `root` counts as a folder. Leaves out
 * tests, because they may import anything.
 */
export function folderGraph(root: string): FolderGraph {
  const folderOf = (file: string) => (dirname(file) === root ? file : dirname(file))
  const graph = new Map<string, Set<string>>()
  for (const path of globSync(`${root}/**/*.{ts,tsx}`)) {
    const file = path.replaceAll('\\', '/')
    if (/\.test\.tsx?$/.test(file)) continue
    const folder = folderOf(file)
    const imported = graph.get(folder) ?? new Set()
    for (const target of filesImportedBy(file, readFileSync(file, 'utf8')))
      if (target.startsWith(`${root}/`) && folderOf(target) !== folder) imported.add(folderOf(target))
    graph.set(folder, imported)
  }
  return graph
}

/** The first cycle that starts at each folder, for example `['a', 'b', 'a']`. Reports each set of folders once. */
export function findCycles(graph: FolderGraph): string[][] {
  const cycles = new Map<string, string[]>()
  for (const folder of graph.keys()) {
    const cycle = shortestWayBack(graph, folder)
    if (cycle) cycles.set(cycle.slice(1).toSorted().join(), cycle)
  }
  return [...cycles.values()]
}

function shortestWayBack(graph: FolderGraph, start: string): string[] | undefined {
  const paths = [[start]]
  const visited = new Set<string>()
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start]
      if (visited.has(next)) continue
      visited.add(next)
      paths.push([...path, next])
    }
  }
  return undefined
}
