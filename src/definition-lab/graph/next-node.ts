import type { RecId } from '@captive/form-engine'
import type { ShownGraph } from './shown-graph.ts'

/**
 * Where an arrow key leads from a node: left to what decides about it, right to what it decides about, up and down through
 * all nodes. `undefined` if it leads nowhere.
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
