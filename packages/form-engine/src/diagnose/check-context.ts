import { nameOf } from '../form/explain.ts'
import type { ControlDefinition, Definitions, RecId } from '../definitions/definitions.ts'
import { buildGraph, type ControlGraph } from '../graph/graph.ts'
import type { FormSettings } from '../graph/settings.ts'
import { CellFinder } from './cell-finder.ts'
import { isOptionOf, uniqueRows, type TreeNode } from '../graph/tree.ts'

/** The input that all checks share. */
export interface CheckContext {
  readonly definitions: Definitions
  readonly rows: ReadonlyMap<RecId, ControlDefinition>
  readonly graph: ControlGraph
  /** Active controls in visual order. */
  readonly nodes: readonly TreeNode[]
  readonly cells: CellFinder
}

export function checkContextOf(definitions: Definitions, settings: FormSettings): CheckContext {
  const graph = buildGraph(definitions, settings)
  const nodes = graph.tree.nodes.filter((node) => node.active)
  return { definitions, rows: uniqueRows(definitions.controls), graph, nodes, cells: new CellFinder(definitions) }
}

/** The name of a control in messages: its label and id. */
export function called(context: CheckContext, recId: RecId): string {
  const row = context.rows.get(recId)
  const name = row && (row.ControlLabel || row.ControlLabelCode)
  return name ? `“${name}” (${recId})` : `Control ${recId}`
}

/** Does the same as `called` for a control in the tree. */
export function calledNode(node: TreeNode): string {
  return `“${nameOf(node.control)}” (${node.control.recId})`
}

/** The ids of controls in the tree. */
export function recIdsOf(nodes: readonly TreeNode[]): RecId[] {
  return nodes.map((node) => node.control.recId)
}

/** Lists the first few names and counts the rest, to keep messages readable. */
export function firstFew<Named>(all: readonly Named[], nameFor: (one: Named) => string, between = ', '): string {
  const names = all.slice(0, mostNamed).map(nameFor).join(between)
  return all.length > mostNamed ? `${names} … and ${all.length - mostNamed} more` : names
}

const mostNamed = 12

/** Whether the row is an option of the radio around it, and therefore not a control. */
export function isOptionRow(context: CheckContext, row: ControlDefinition): boolean {
  const { ParentControlsRecId: parent, RecId } = row
  return (
    parent !== null &&
    !context.graph.tree.byRecId.has(RecId) &&
    isOptionOf(context.graph.settings.kinds, context.rows.get(parent), row)
  )
}
