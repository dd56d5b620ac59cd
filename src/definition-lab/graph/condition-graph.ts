import { operandIds, type Definitions, type RecId } from '@captive/form-engine'

/** A section or question that takes part in conditions. */
export interface GraphNode {
  readonly id: RecId
  readonly label: string
  /** The parent section, if the graph contains it. */
  readonly section: RecId | null
  /** The number of questions with conditions in a section; 0 for a question. */
  readonly holds: number
}

/** The control `to` shows if `from` has one of `values`. Without values, `to` is calculated from `from`. */
interface Condition {
  readonly from: RecId
  readonly to: RecId
  readonly values: readonly string[] | null
}

/** All questions and sections with conditions. Other questions are left out. */
export interface ConditionGraph {
  readonly nodes: ReadonlyMap<RecId, GraphNode>
  readonly conditions: readonly Condition[]
}

/**
 * The graph of the active conditions of active controls and their options, of calculations, and of the parent sections.
 */
export function conditionGraph({ controls, displayValues, dependencies }: Definitions): ConditionGraph {
  const rows = new Map(controls.filter(({ IsActive }) => IsActive).map((row) => [row.RecId, row]))
  const ofOptions = displayValues.flatMap(({ ControlingControlsRecId: controller, ControlingValue, ...row }) =>
    typeof controller === 'number' || typeof controller === 'string'
      ? [{ ...row, ControlingControlsRecId: controller, ControlingValue: ControlingValue ?? '' }]
      : [],
  )
  const active = [...dependencies, ...ofOptions].filter(
    (row) => row.IsActive && rows.has(row.ControlsRecId) && rows.has(row.ControlingControlsRecId),
  )
  const deciding: Condition[] = [
    ...Map.groupBy(active, (row) => `${row.ControlingControlsRecId} ${row.ControlsRecId}`).values(),
  ].flatMap((group) => {
    const [first] = group
    const values = [...new Set(group.map((row) => row.ControlingValue))]
    return first ? [{ from: first.ControlingControlsRecId, to: first.ControlsRecId, values }] : []
  })
  const calculating = [...rows.values()].flatMap(({ RecId: to, Calculation }) =>
    (Calculation ? operandIds(Calculation) : []).flatMap((from) =>
      rows.has(from) ? [{ from, to, values: null }] : [],
    ),
  )
  const conditions = [...deciding, ...calculating]
  const holds = new Map<RecId, number>()
  for (const id of new Set(conditions.flatMap(({ from, to }) => [from, to]))) {
    holds.set(id, holds.get(id) ?? 0)
    for (const section of sectionsAround(id)) holds.set(section, (holds.get(section) ?? 0) + 1)
  }
  const nodes = [...holds].map(([id, count]): [RecId, GraphNode] => {
    const row = rows.get(id)
    const label = row?.ControlLabel || row?.ControlLabelCode || String(id)
    return [id, { id, label, section: sectionsAround(id)[0] ?? null, holds: count }]
  })
  return { nodes: new Map(nodes), conditions }

  /** From the nearest to the outermost section. Stops at a cycle of parents. */
  function sectionsAround(id: RecId): RecId[] {
    const found: RecId[] = []
    for (let at = parentOf(id); at !== null && !found.includes(at) && at !== id; at = parentOf(at)) found.push(at)
    return found
  }

  function parentOf(id: RecId): RecId | null {
    const parent = rows.get(id)?.ParentControlsRecId ?? null
    return parent !== null && rows.has(parent) ? parent : null
  }
}

/** The parent sections of a node, from the nearest to the outermost. */
export function sectionsOf({ nodes }: ConditionGraph, id: RecId): RecId[] {
  const section = nodes.get(id)?.section ?? null
  return section === null ? [] : [section, ...sectionsOf({ nodes, conditions: [] }, section)]
}
