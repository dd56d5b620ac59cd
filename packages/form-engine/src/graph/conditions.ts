import type { Dependency, RecId } from '../definitions/definitions.ts'
import { groupBy } from '../definitions/group-by.ts'
import { operatorNamed, valuesOfList } from '../definitions/operators.ts'
import { compareRecIds, compareTexts } from '../definitions/record-id.ts'
import type { FormControl } from '../kinds/control.ts'
import { isComparable } from '../kinds/kind.ts'
import { comparable, textsOfAnswer, type Compared } from './comparable.ts'
import { restrictionOf, type Restriction } from './restriction.ts'
import type { ControlTree, TreeNode } from './tree.ts'

/** Whether a condition can depend on a control, and if not, why. Only conditions of options can be in a `circle`. */
type ControllerState = 'usable' | 'unknown' | 'inactive' | 'without-value' | 'in-repeat' | 'circle'

/**
 * One condition of a control or option: the controller must have one of the values, and satisfy all restrictions. A control
 * needs all of its conditions, an option one of them.
 */
export interface Condition {
  readonly controllerId: RecId
  readonly controller: TreeNode | undefined
  readonly state: ControllerState
  /** Trimmed, sorted and unique, without blanks. `null` if there are only restrictions. */
  readonly values: readonly string[] | null
  /** Sorted by operator and value, without duplicates. */
  readonly restrictions: readonly Restriction[]
  /** No answer can satisfy the condition. */
  readonly neverHolds: boolean
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
    .map(([controllerId, ofController]) =>
      conditionOn(tree, node, controllerId, (control) => comparisonsIn(control, ofController)),
    )
}

/** A condition of a control, or of its options, on a controller. */
export function conditionOn(
  tree: ControlTree,
  node: TreeNode,
  controllerId: RecId,
  comparisonsWith: (control: Compared | undefined) => Pick<Condition, 'values' | 'restrictions'>,
): Condition {
  const controller = tree.byRecId.get(controllerId)
  const { values, restrictions } = comparisonsWith(controller?.control)
  const asksOnlyIfAnswered = values === null && restrictions.every(({ operator }) => operator === 'answered')
  const state = stateOf(controller, node, asksOnlyIfAnswered)
  return {
    controllerId,
    controller,
    state,
    values,
    restrictions,
    neverHolds: state !== 'usable' || values?.length === 0 || restrictions.some(({ neverHolds }) => neverHolds),
    holds: matcher(controller?.control, values, restrictions),
  }
}

/** The alternative values in a dependency row; `null` if the row restricts the answer instead. */
export function valuesOfRow({ ControlingValue, ConditionOperator }: Dependency): readonly string[] | null {
  switch (operatorNamed(ConditionOperator)) {
    case 'equals':
      return [ControlingValue]
    case 'anyOf':
      return valuesOfList(ControlingValue)
    default:
      return null
  }
}

/** The values and restrictions in the dependencies of a control on one controller. */
export function comparisonsIn(
  control: Compared | undefined,
  rows: readonly Dependency[],
): Pick<Condition, 'values' | 'restrictions'> {
  const [alternatives, others] = [rows.map(valuesOfRow), rows.filter((row) => valuesOfRow(row) === null)]
  const values = alternatives.flatMap((each) => each ?? []).filter((value) => value !== '')
  const distinct = new Map(others.map((row) => [JSON.stringify([row.ConditionOperator, row.ControlingValue]), row]))
  return {
    values: others.length === rows.length ? null : [...new Set(values)].sort(compareTexts),
    restrictions: [...distinct]
      .sort(([a], [b]) => compareTexts(a, b))
      .map(([, row]) => restrictionOf(control, operatorNamed(row.ConditionOperator), row.ControlingValue)),
  }
}

function stateOf(controller: TreeNode | undefined, node: TreeNode, asksOnlyIfAnswered: boolean): ControllerState {
  if (!controller) return 'unknown'
  if (!controller.active) return 'inactive'
  const { rules } = controller.control
  if (!isComparable(rules) && (rules.container || !asksOnlyIfAnswered)) return 'without-value'
  // Every control can depend on a controller outside repeating sections. Only controls in the same item can depend on a
  // controller in an item (AMB-119).
  return controller.repeatedIn && controller.repeatedIn !== node.repeatedIn ? 'in-repeat' : 'usable'
}

/**
 * Compares the trimmed text exactly, or number controls by value. A blank or a wrong type never matches. If an answer
 * has several choices, one matching choice is enough, but `not` excludes every answer that contains such a choice.
 */
export function matcher(
  controller: FormControl | undefined,
  values: readonly string[] | null,
  restrictions: readonly Restriction[],
): (answer: unknown) => boolean {
  if (!controller) return () => false
  const accepted = values && new Set(values.map((value) => comparable(controller, value)))
  return (answer) => {
    const texts = textsOfAnswer(controller, answer)
    if (texts.length === 0) return false
    if (accepted && !texts.some((text) => accepted.has(comparable(controller, text)))) return false
    return restrictions.every(({ operator, holds }) => (operator === 'not' ? texts.every(holds) : texts.some(holds)))
  }
}
