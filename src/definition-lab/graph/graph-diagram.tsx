import '@xyflow/react/dist/base.css'
import type { RecId } from '@captive/form-engine'
import {
  Controls,
  Handle,
  MarkerType,
  Position,
  ReactFlow,
  type NodeProps,
  type ReactFlowInstance,
} from '@xyflow/react'
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import type { GraphNode } from './condition-graph.ts'
import classes from './graph.module.css'
import { layOut, nodeSize } from './lay-out.ts'
import { nextNode } from './next-node.ts'
import type { ShownGraph } from './shown-graph.ts'

interface GraphDiagramProps {
  shown: ShownGraph
  open: ReadonlySet<RecId>
  selected: RecId | null
  /** Selects a question, or opens or closes a section. */
  onPress: (node: GraphNode) => void
}

const Diagram = createContext<GraphDiagramProps & { move: (from: RecId, key: string) => boolean }>({
  ...{ shown: { nodes: [], edges: [] }, open: new Set(), selected: null, onPress: () => undefined, move: () => false },
})

/** The conditions as a graph. Arrow keys move along the edges. */
export function GraphDiagram(props: GraphDiagramProps) {
  const { shown, selected } = props
  const [flow, setFlow] = useState<ReactFlowInstance | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const places = useMemo(() => layOut(shown), [shown])
  const nodes = useMemo(
    () =>
      shown.nodes.map((node) => ({
        id: String(node.id),
        type: 'node',
        position: places.get(node.id) ?? { x: 0, y: 0 },
        data: { node },
        ...nodeSize(),
      })),
    [shown, places],
  )
  const edges = useMemo(
    () =>
      shown.edges.map(({ id, from, to, label, isCondition }) => ({
        ...{ id, label, source: String(from), target: String(to) },
        className: isCondition ? '' : (classes.inside ?? ''),
        ...(isCondition && { markerEnd: { type: MarkerType.ArrowClosed, color: 'var(--ink)' } }),
      })),
    [shown],
  )
  const move = (from: RecId, key: string) => {
    const next = nextNode(shown, from, key)
    if (next === undefined) return false
    frame.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(String(next))}"] button`)?.focus()
    return true
  }
  useEffect(() => {
    const place = selected === null ? undefined : places.get(selected)
    if (!flow) return
    const { width, height } = nodeSize()
    if (place) void flow.setCenter(place.x + width / 2, place.y + height / 2, { zoom: 1 })
    else void flow.fitView({ minZoom: 0.4, maxZoom: 1 })
  }, [flow, places, selected])
  return (
    <div ref={frame} className={classes.diagram} role="group" aria-label={texts.graph.graphLabel}>
      <Diagram value={{ ...props, move }}>
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          nodesFocusable={false}
          edgesFocusable={false}
          nodesDraggable={false}
          nodesConnectable={false}
          elementsSelectable={false}
          minZoom={0.1}
          onlyRenderVisibleElements={false}
          proOptions={{ hideAttribution: true }}
          onInit={(started) => setFlow(started as unknown as ReactFlowInstance)} // used only to move the viewport
        >
          <Controls showInteractive={false} />
        </ReactFlow>
      </Diagram>
    </div>
  )
}

function Node({ data }: NodeProps) {
  const { open, selected, onPress, move } = use(Diagram)
  const { node } = data as { node: GraphNode } // the data that was set above
  const { id, label, holds } = node
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <button
        type="button"
        className={classes.node}
        data-section={holds > 0}
        {...(holds > 0 ? { 'aria-expanded': open.has(id) } : { 'aria-pressed': id === selected })}
        title={label}
        onClick={() => onPress(node)}
        onKeyDown={(event) => move(id, event.key) && event.preventDefault()}
      >
        {holds > 0 ? texts.graph.section(label, holds) : texts.graph.question(label, id)}
      </button>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </>
  )
}

const nodeTypes = { node: Node }
