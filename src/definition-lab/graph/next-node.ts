import type { RecId } from '@captive/form-engine'
import type { ShownGraph } from './shown-graph.ts'

/**
 * The node to which an arrow key moves: left to a controller, right to a dependent node, up and down through all nodes;
 * `undefined` if no node lies in that direction.
 */
export function nextNode({ nodes, edges }: ShownGraph, id: RecId, key: string): RecId | undefined {
  const at = nodes.findIndex((node) => node.id === id)
  switch (key) {
    case 'ArrowLeft':
      return edges.find(({ to }) => to === id)?.from
    case 'ArrowRight':
      return edges.find(({ from }) => from === id)?.to
    case 'ArrowUp':
      return nodes[at - 1]?.id
    case 'ArrowDown':
      return nodes[at + 1]?.id
    default:
      return undefined
  }
}
