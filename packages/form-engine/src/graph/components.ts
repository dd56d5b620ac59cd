interface Visit<Node> {
  readonly node: Node
  readonly index: number
  low: number
  readonly waiting: Node[]
}

/**
 * The strongly connected components of a graph, by Tarjan's algorithm (1972) with an explicit stack. They are in
 * topological order: dependencies come before the nodes that need them.
 */
export function componentsOf<Node>(nodes: Iterable<Node>, needsOf: (node: Node) => readonly Node[]): Node[][] {
  const among = new Set(nodes)
  const visits = new Map<Node, Visit<Node>>()
  const open: Node[] = []
  const isOpen = new Set<Node>()
  const components: Node[][] = []
  const path: Visit<Node>[] = []
  const enter = (node: Node): void => {
    const waiting = needsOf(node).filter((need) => among.has(need))
    open.push(node)
    isOpen.add(node)
    const visit = { node, index: visits.size, low: visits.size, waiting }
    visits.set(node, visit)
    path.push(visit)
  }
  const leave = (visit: Visit<Node>): void => {
    const below = path.at(-1)
    if (below) below.low = Math.min(below.low, visit.low)
    if (visit.low !== visit.index) return
    const component = open.splice(open.lastIndexOf(visit.node))
    for (const node of component) isOpen.delete(node)
    components.push(component)
  }
  for (const start of among) {
    if (!visits.has(start)) enter(start)
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const next = visit.waiting.pop()
      const known = next && visits.get(next)
      if (!next) leave(path.pop()!)
      else if (!known) enter(next)
      else if (isOpen.has(next)) visit.low = Math.min(visit.low, known.index)
    }
  }
  return components
}
