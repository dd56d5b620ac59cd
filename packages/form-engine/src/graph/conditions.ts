import type { Dependency, RecId } from '../definitions/definitions.ts'
import { canonicalDecimal } from '../kinds/decimal.ts'
import type { FormControl } from '../kinds/control.ts'
import { dataOf } from '../kinds/check-answer.ts'
import { isComparable } from '../kinds/kind.ts'
import { compareRecIds, compareTexts } from '../definitions/record-id.ts'
import type { ControlTree, TreeNode } from './tree.ts'
import { groupBy } from '../definitions/group-by.ts'

/** What a condition can lean on, and why it cannot where it cannot. */
type ControllerState = 'usable' | 'unknown' | 'inactive' | 'without-value' | 'in-repeat'

/** The control shows only while the controller holds one of the values: alternatives of one controller (AMB-117). */
export interface Condition {
  readonly controllerId: RecId
  readonly controller: TreeNode | undefined
  readonly state: ControllerState
  /** Trimmed, without blanks, sorted, each once. */
  readonly values: readonly string[]
  holds(answer: unknown): boolean
}

/** The conditions of every control that has some; they must all hold. Sorted by controller. */
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
  // A controller in the form itself is seen from everywhere; one in an item only from that item (AMB-119).
  return controller.repeatedIn && controller.repeatedIn !== node.repeatedIn ? 'in-repeat' : 'usable'
}

/** Exact on the trimmed text; number controls by the number. A blank answer or wrong type holds nothing. */
function matcher(controller: FormControl | undefined, values: readonly string[]): (answer: unknown) => boolean {
  if (!controller) return () => false
  const accepted = new Set(values.map((value) => comparable(controller, value)))
  return (answer) => {
    const text = textOfAnswer(controller, answer)
    return text !== null && accepted.has(comparable(controller, text))
  }
}

/** The answer as the text its conditions see; `null` for a blank or a wrong type. */
export function textOfAnswer(control: FormControl, answer: unknown): string | null {
  return dataOf(control, answer)?.trim() ?? null
}

/** Two texts of a control mean the same exactly when these are equal. */
export function comparable(control: FormControl, text: string): string {
  return (control.dataType === 'number' && canonicalDecimal(text)) || text
}
