import type { RecId } from '@captive/form-engine'
import { sectionsOf, type ConditionGraph, type GraphNode } from './condition-graph.ts'

/** An edge of the graph: a condition, or a section and a node in it. */
interface ShownEdge {
  readonly id: string
  readonly from: RecId
  readonly to: RecId
  /** The values of a condition between two questions; otherwise blank. */
  readonly label: string
  readonly isCondition: boolean
}

/** The visible part of a graph while some sections are closed. */
export interface ShownGraph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly ShownEdge[]
}

/** Hides questions in closed sections. Their conditions are attached to the outermost closed section instead. */
export function shownGraph(graph: ConditionGraph, open: ReadonlySet<RecId>): ShownGraph {
  const shownFor = (id: RecId) => sectionsOf(graph, id).findLast((section) => !open.has(section)) ?? id
  const nodes = [...graph.nodes.values()].filter(({ id }) => shownFor(id) === id)
  const edges = new Map<string, ShownEdge>()
  const add = (edge: Omit<ShownEdge, 'id'>) => {
    const id = `${edge.from} ${edge.to} ${edge.isCondition}`
    if (edge.from !== edge.to && !edges.has(id)) edges.set(id, { ...edge, id })
  }
  for (const { id, section } of nodes)
    if (section !== null) add({ from: section, to: id, label: '', isCondition: false })
  for (const { from, to, values } of graph.conditions) {
    const isWhole = shownFor(from) === from && shownFor(to) === to
    add({ from: shownFor(from), to: shownFor(to), label: isWhole ? (values ?? []).join(', ') : '', isCondition: true })
  }
  return { nodes, edges: [...edges.values()] }
}
