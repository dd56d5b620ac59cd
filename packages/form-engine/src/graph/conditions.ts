import type { Dependency, RecId } from '../definitions/definitions.ts'
import { canonicalDecimal } from '../kinds/decimal.ts'
import type { FormControl } from '../kinds/control.ts'
import { dataOf } from '../kinds/check-answer.ts'
import { isComparable } from '../kinds/kind.ts'
import { compareRecIds, compareTexts } from '../definitions/record-id.ts'
import type { ControlTree, TreeNode } from './tree.ts'
import { groupBy } from '../definitions/group-by.ts'

/** Whether a condition can depend on a control, and if not, why. */
type ControllerState = 'usable' | 'unknown' | 'inactive' | 'without-value' | 'in-repeat'

/** One condition: the control shows only while the controller has one of the values. */
export interface Condition {
  readonly controllerId: RecId
  readonly controller: TreeNode | undefined
  readonly state: ControllerState
  /** Trimmed, sorted and unique, without blanks. */
  readonly values: readonly string[]
  holds(answer: unknown): boolean
}

/** The conditions of each conditional control, sorted by controller. All must hold. */
export function conditionsOf(tree: ControlTree, dependencies: readonly Dependency[]): Map<TreeNode, Condition[]> {
  const active = dependencies.filter((row) => row.IsActive)
  const conditions = new Map<TreeNode, Condition[]>()
  for (const [recId, rows] of groupBy(active, (row) => row.ControlsRecId)) {
    const node = tree.byRecId.get(recId)
    if (node) conditions.set(node, conditionsOfNode(tree, node, rows))
  }
  return conditions
}

function conditionsOfNode(tree: ControlTree, node: TreeNode, rows: readonly Dependency[]): Condition[] {
  const byController = [...groupBy(rows, (row) => row.ControlingControlsRecId)]
  return byController
    .sort(([a], [b]) => compareRecIds(a, b))
    .map(([controllerId, alternatives]) => {
      const controller = tree.byRecId.get(controllerId)
      const written = new Set(alternatives.map((row) => row.ControlingValue).filter((value) => value !== ''))
      const values = [...written].sort(compareTexts)
      return {
        controllerId,
        controller,
        state: stateOf(controller, node),
        values,
        holds: matcher(controller?.control, values),
      }
    })
}

function stateOf(controller: TreeNode | undefined, node: TreeNode): ControllerState {
  if (!controller) return 'unknown'
  if (!controller.active) return 'inactive'
  if (!isComparable(controller.control.rules)) return 'without-value'
  // Every control can depend on a controller outside repeating sections. A controller in an item is visible only to
  // that item (AMB-119).
  return controller.repeatedIn && controller.repeatedIn !== node.repeatedIn ? 'in-repeat' : 'usable'
}

/** Compares the trimmed text exactly, or number controls by value. A blank or a wrong type never matches. */
function matcher(controller: FormControl | undefined, values: readonly string[]): (answer: unknown) => boolean {
  if (!controller) return () => false
  const accepted = new Set(values.map((value) => comparable(controller, value)))
  return (answer) => {
    const text = textOfAnswer(controller, answer)
    return text !== null && accepted.has(comparable(controller, text))
  }
}

/** The answer as text for conditions; `null` for a blank or a wrong type. */
export function textOfAnswer(control: FormControl, answer: unknown): string | null {
  return dataOf(control, answer)?.trim() ?? null
}

/** Two texts of a control are equal for conditions exactly when these values are equal. */
export function comparable(control: FormControl, text: string): string {
  return (control.dataType === 'number' && canonicalDecimal(text)) || text
}
