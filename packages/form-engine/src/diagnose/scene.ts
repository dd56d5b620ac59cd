import { nameOf } from '../form/explain.ts'
import type { ControlDefinition, Definitions, RecId } from '../definitions/definitions.ts'
import { buildGraph, type ControlGraph } from '../graph/graph.ts'
import type { FormSettings } from '../graph/settings.ts'
import { isOptionOf, uniqueRows, type TreeNode } from '../graph/tree.ts'

/** What all checks look at. */
export interface CheckScene {
  readonly definitions: Definitions
  readonly rows: ReadonlyMap<RecId, ControlDefinition>
  readonly graph: ControlGraph
  /** Active controls in visual order. */
  readonly nodes: readonly TreeNode[]
}

export function sceneOf(definitions: Definitions, settings: FormSettings): CheckScene {
  const graph = buildGraph(definitions, settings)
  const nodes = graph.tree.nodes.filter((node) => node.active)
  return { definitions, rows: uniqueRows(definitions.controls), graph, nodes }
}

/** How a message names a control: label and id. */
export function called(scene: CheckScene, recId: RecId): string {
  const row = scene.rows.get(recId)
  const name = row && (row.ControlLabel || row.ControlLabelCode)
  return name ? `“${name}” (${recId})` : `Control ${recId}`
}

/** As `called`, for a control in the tree. */
export function calledNode(node: TreeNode): string {
  return `“${nameOf(node.control)}” (${node.control.recId})`
}

/** Names of the first few, and how many more there are: a message is read by a person. */
export function firstFew<Named>(all: readonly Named[], nameFor: (one: Named) => string, between = ', '): string {
  const names = all.slice(0, mostNamed).map(nameFor).join(between)
  return all.length > mostNamed ? `${names} … and ${all.length - mostNamed} more` : names
}

const mostNamed = 12

/** Whether the row is an option of the radio around it and so no control of its own (AMB-115). */
export function isOptionRow(scene: CheckScene, row: ControlDefinition): boolean {
  const { ParentControlsRecId: parent, RecId } = row
  return (
    parent !== null &&
    !scene.graph.tree.byRecId.has(RecId) &&
    isOptionOf(scene.graph.settings.kinds, scene.rows.get(parent), row)
  )
}
