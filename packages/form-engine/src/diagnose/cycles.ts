import type { Diagnostic } from '../definitions/diagnostic.ts'
import { componentsOf } from '../graph/components.ts'
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

/**
 * The strongly connected components of the dependencies, each in visual order. Leaves out single controls that do not
 * depend on themselves.
 */
function cyclesAmong(graph: ControlGraph, nodes: readonly TreeNode[]): TreeNode[][] {
  return componentsOf(nodes, (node) => prerequisitesOf(graph, node))
    .filter((cycle) => cycle.length > 1 || cycle.some((node) => prerequisitesOf(graph, node).includes(node)))
    .map((cycle) => cycle.sort((a, b) => a.place - b.place))
}
