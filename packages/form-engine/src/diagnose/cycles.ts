import type { Diagnostic } from '../definitions/diagnostic.ts'
import { prerequisitesOf, type ControlGraph } from '../graph/graph.ts'
import type { TreeNode } from '../graph/tree.ts'
import { calledNode, firstFew, recIdsOf, type CheckContext } from './check-context.ts'

/** Checks for circular conditions. No control in such a cycle ever shows. */
export function checkCycles({ graph, nodes, cells }: CheckContext): Diagnostic[] {
  const suspects = nodes.filter((node) => !graph.possible.has(node))
  return cyclesAmong(graph, suspects).map((cycle) => {
    const controls = recIdsOf(cycle)
    const inside = new Set(controls)
    const links = controls.flatMap((recId) =>
      cells.ofConditions(recId, 'ControlingControlsRecId', (row) => inside.has(row.ControlingControlsRecId)),
    )
    return {
      code: 'dependency-circle',
      severity: 'error',
      controls,
      cells: links.filter(({ row }) => row !== null),
      message: `${firstFew(cycle, calledNode)} depend on each other in a circle, so none of them ever shows.`,
      hint: 'Delete one of the dependencies along the circle.',
    }
  })
}

interface Visit {
  readonly node: TreeNode
  readonly index: number
  low: number
  readonly prerequisites: TreeNode[]
}

/**
 * Finds strongly connected components (Tarjan 1972) in visual order, with an explicit stack. Leaves out single
 * controls that do not depend on themselves.
 */
function cyclesAmong(graph: ControlGraph, nodes: readonly TreeNode[]): TreeNode[][] {
  const among = new Set(nodes)
  const visits = new Map<TreeNode, Visit>()
  const open: TreeNode[] = []
  const isOpen = new Set<TreeNode>()
  const cycles: TreeNode[][] = []
  const path: Visit[] = []
  const enter = (node: TreeNode): void => {
    const prerequisites = prerequisitesOf(graph, node).filter((prerequisite) => among.has(prerequisite))
    const visit = { node, index: visits.size, low: visits.size, prerequisites }
    visits.set(node, visit)
    open.push(node)
    isOpen.add(node)
    path.push(visit)
  }
  const leave = (visit: Visit): void => {
    const below = path.at(-1)
    if (below) below.low = Math.min(below.low, visit.low)
    if (visit.low !== visit.index) return
    const cycle: TreeNode[] = []
    for (let node = open.pop(); node; node = node === visit.node ? undefined : open.pop()) {
      isOpen.delete(node)
      cycle.push(node)
    }
    if (cycle.length > 1 || prerequisitesOf(graph, visit.node).includes(visit.node)) cycles.push(cycle)
  }
  for (const start of nodes) {
    if (!visits.has(start)) enter(start)
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const next = visit.prerequisites.pop()
      if (!next) leave(path.pop()!)
      else if (!visits.has(next)) enter(next)
      else if (isOpen.has(next)) visit.low = Math.min(visit.low, visits.get(next)!.index)
    }
  }
  return cycles.map((cycle) => cycle.sort((a, b) => a.place - b.place))
}
