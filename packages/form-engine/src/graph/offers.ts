import type { FormControl } from '../kinds/control.ts'
import { conditionOn, type Condition } from './conditions.ts'
import type { ControlTree, TreeNode } from './tree.ts'

/**
 * The alternative conditions under which each option of a control is offered, by value. Leaves out options that are
 * always offered.
 */
export type Offers = ReadonlyMap<string, readonly Condition[]>

/** The controls with options that depend on answers. */
export function offersOf(tree: ControlTree): Map<TreeNode, Offers> {
  const dependent = tree.nodes.filter(({ control }) => control.options.some(({ offeredWhen }) => offeredWhen))
  return new Map(dependent.map((node) => [node, offersOfNode(tree, node)]))
}

function offersOfNode(tree: ControlTree, node: TreeNode): Offers {
  return new Map(
    node.control.options.flatMap(({ value, offeredWhen }) =>
      offeredWhen
        ? [
            [
              value,
              offeredWhen.map(({ controllerId, values }) =>
                conditionOn(tree, node, controllerId, () => ({ values, restrictions: [] })),
              ),
            ] as const,
          ]
        : [],
    ),
  )
}

/** Makes options impossible if they depend on a control that, directly or not, depends on them. */
export function withoutCircles(
  offers: ReadonlyMap<TreeNode, Offers>,
  isCircular: (node: TreeNode, controller: TreeNode) => boolean,
): Map<TreeNode, Offers> {
  const checked = (node: TreeNode, condition: Condition): Condition =>
    condition.state === 'usable' && condition.controller && isCircular(node, condition.controller)
      ? { ...condition, state: 'circle', neverHolds: true }
      : condition
  return new Map(
    [...offers].map(([node, byValue]) => [
      node,
      new Map([...byValue].map(([value, conditions]) => [value, conditions.map((each) => checked(node, each))])),
    ]),
  )
}

/** The answer without the choices that are not offered. A single choice that is not offered becomes `undefined`. */
export function withoutChoices(control: FormControl, answer: unknown, withdrawn: ReadonlySet<string>): unknown {
  const { choices, canHold } = control.rules
  if (!choices || !canHold(answer)) return typeof answer === 'string' && withdrawn.has(answer) ? undefined : answer
  const all = choices(answer)
  const kept = all.filter((choice) => !withdrawn.has(choice))
  return kept.length === all.length ? answer : kept
}
