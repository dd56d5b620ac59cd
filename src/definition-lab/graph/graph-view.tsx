import type { Definitions, RecId } from '@captive/form-engine'
import { Button } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import classes from '../definition-lab.module.css'
import { texts } from '../texts.ts'
import { conditionGraph, sectionsOf, type ConditionGraph, type GraphNode } from './condition-graph.ts'
import { shownGraph } from './shown-graph.ts'

const GraphDiagram = lazy(async () => ({ default: (await import('./graph-diagram.tsx')).GraphDiagram }))

/** With more nodes, all sections are initially closed. */
const readable = 40

interface GraphViewProps {
  definitions: Definitions
  selected: RecId | null
  onSelect: (id: RecId) => void
  onForm: (id: RecId) => void
  onTable: (id: RecId) => void
}

/** Shows which answers show which questions, as a graph and as a list. */
export function GraphView({ definitions, selected, onSelect, onForm, onTable }: GraphViewProps) {
  const graph = useMemo(() => conditionGraph(definitions), [definitions])
  const [toggled, setToggled] = useState<ReadonlyMap<RecId, boolean>>(new Map())
  const open = useMemo(() => openSections(graph, toggled, selected), [graph, toggled, selected])
  const shown = useMemo(() => shownGraph(graph, open), [graph, open])
  if (graph.nodes.size === 0) return <EmptyState title={texts.graph.emptyTitle}>{texts.graph.empty}</EmptyState>
  const press = ({ id, holds }: GraphNode) =>
    holds > 0 ? setToggled(new Map([...toggled, [id, !open.has(id)]])) : onSelect(id)
  const node = selected === null ? undefined : graph.nodes.get(selected)
  return (
    <>
      <p className={classes.quiet}>{texts.graph.help}</p>
      {node ? (
        <div className={classes.rowHead}>
          <strong>{texts.graph.question(node.label, node.id)}</strong>
          <Button onClick={() => onForm(node.id)}>{texts.graph.toForm}</Button>
          <Button onClick={() => onTable(node.id)}>{texts.graph.toTable}</Button>
        </div>
      ) : null}
      <Suspense fallback={<LoadingState label={texts.graph.loading} />}>
        <GraphDiagram shown={shown} open={open} selected={selected} onPress={press} />
      </Suspense>
      <details>
        <summary className={classes.more}>{texts.graph.list(graph.conditions.length)}</summary>
        <ul className={classes.rows} aria-label={texts.graph.conditions}>
          {graph.conditions.map(({ from, to, values }) => (
            <li key={`${from} ${to} ${values === null}`} className={classes.row}>
              <Button variant="subtle" onClick={() => onSelect(to)}>
                {texts.graph.question(graph.nodes.get(to)?.label ?? '', to)}
              </Button>
              <p className={classes.text}>{texts.graph.condition(graph.nodes.get(from)?.label ?? '', from, values)}</p>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/**
 * The sections that are open: those that the user opened; all in a small graph; and the parents of the selected
 * question.
 */
function openSections(
  graph: ConditionGraph,
  toggled: ReadonlyMap<RecId, boolean>,
  selected: RecId | null,
): ReadonlySet<RecId> {
  const around = new Set(selected === null ? [] : sectionsOf(graph, selected))
  const isOpen = (id: RecId) => toggled.get(id) ?? (graph.nodes.size <= readable || around.has(id))
  return new Set([...graph.nodes.values()].filter(({ id, holds }) => holds > 0 && isOpen(id)).map(({ id }) => id))
}
