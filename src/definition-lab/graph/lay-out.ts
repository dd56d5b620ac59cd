import { graphlib, layout } from '@dagrejs/dagre'
import type { RecId } from '@captive/form-engine'
import type { ShownGraph } from './shown-graph.ts'

/** The size of a node in CSS pixels. It grows with the user's text size. */
export function nodeSize(): { width: number; height: number } {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { width: 14 * rem, height: 4 * rem }
}

/** Places nodes from left to right, with an answer to the left of what it shows. Returns the top left corners by id. */
export function layOut({ nodes, edges }: ShownGraph): Map<RecId, { x: number; y: number }> {
  const size = nodeSize()
  const graph = new graphlib.Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: 16, ranksep: 90 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { id } of nodes) graph.setNode(String(id), { ...size })
  for (const { from, to } of edges) graph.setEdge(String(from), String(to))
  layout(graph)
  return new Map(
    nodes.map(({ id }) => {
      const { x, y } = graph.node(String(id))
      return [id, { x: x - size.width / 2, y: y - size.height / 2 }]
    }),
  )
}
