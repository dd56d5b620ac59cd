import type { Diagnostic } from '../definitions/diagnostic.ts'
import { leansOf, type ControlGraph } from '../graph/graph.ts'
import type { TreeNode } from '../graph/tree.ts'
import { calledNode, firstFew, type CheckScene } from './scene.ts'

/** Conditions that lead back to themselves: nothing holds such a circle up, so none of it ever shows. */
export function checkCircles({ graph, nodes }: CheckScene): Diagnostic[] {
  const suspects = nodes.filter((node) => !graph.possible.has(node))
  return circlesAmong(graph, suspects).map((circle) => ({
    code: 'dependency-circle',
    severity: 'error',
    controls: circle.map((node) => node.control.recId),
    message: `${firstFew(circle, calledNode)} depend on each other in a circle, so none of them ever shows.`,
    hint: 'Delete one of the dependencies along the circle.',
  }))
}

interface Visit {
  readonly node: TreeNode
  readonly index: number
  low: number
  readonly leans: TreeNode[]
}

/** Strongly connected components (Tarjan 1972) with a stack of its own, in visual order; single ones only if they lean on themselves. */
function circlesAmong(graph: ControlGraph, nodes: readonly TreeNode[]): TreeNode[][] {
  const among = new Set(nodes)
  const visits = new Map<TreeNode, Visit>()
  const open: TreeNode[] = []
  const isOpen = new Set<TreeNode>()
  const circles: TreeNode[][] = []
  const path: Visit[] = []
  const enter = (node: TreeNode): void => {
    const leans = leansOf(graph, node).filter((lean) => among.has(lean))
    const visit = { node, index: visits.size, low: visits.size, leans }
    visits.set(node, visit)
    open.push(node)
    isOpen.add(node)
    path.push(visit)
  }
  const leave = (visit: Visit): void => {
    const below = path.at(-1)
    if (below) below.low = Math.min(below.low, visit.low)
    if (visit.low !== visit.index) return
    const circle: TreeNode[] = []
    for (let node = open.pop(); node; node = node === visit.node ? undefined : open.pop()) {
      isOpen.delete(node)
      circle.push(node)
    }
    if (circle.length > 1 || leansOf(graph, visit.node).includes(visit.node)) circles.push(circle)
  }
  for (const start of nodes) {
    if (!visits.has(start)) enter(start)
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const next = visit.leans.pop()
      if (!next) leave(path.pop()!)
      else if (!visits.has(next)) enter(next)
      else if (isOpen.has(next)) visit.low = Math.min(visit.low, visits.get(next)!.index)
    }
  }
  return circles.map((circle) => circle.sort((a, b) => a.place - b.place))
}
