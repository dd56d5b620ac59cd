import {
  CalculationSyntaxError,
  operandsOf,
  parseCalculation,
  type Expression,
  type Operand,
} from '../calculations/parse-calculation.ts'
import { isComparable } from '../kinds/kind.ts'
import { orderOf } from './restriction.ts'
import type { ControlTree, TreeNode } from './tree.ts'

/** Whether a calculation can use an answer, and if not, why. */
type OperandState = 'usable' | 'unknown' | 'inactive' | 'without-value' | 'in-repeat' | 'circle'

/** An operand of a calculation, and its control. */
export interface UsedOperand {
  readonly operand: Operand
  readonly node: TreeNode | undefined
  readonly state: OperandState
}

/** The calculation of a control. */
export interface Calculation {
  /** `null` if it cannot be evaluated, so that the control never has a value. */
  readonly expression: Expression | null
  /** The syntax error, if there is one. */
  readonly fault: CalculationSyntaxError | null
  readonly operands: readonly UsedOperand[]
}

/** The controls with calculations. */
export function calculationsOf(tree: ControlTree): Map<TreeNode, Calculation> {
  const calculated = tree.nodes.filter(({ control }) => control.calculation !== '')
  return new Map(calculated.map((node) => [node, calculationOf(tree, node)]))
}

function calculationOf(tree: ControlTree, node: TreeNode): Calculation {
  try {
    const expression = parseCalculation(node.control.calculation)
    const operands = operandsOf(expression).map((operand) => {
      const used = tree.byRecId.get(operand.recId)
      return { operand, node: used, state: stateOf(node, operand, used) }
    })
    return usableOnly(expression, operands)
  } catch (error) {
    if (error instanceof CalculationSyntaxError) return { expression: null, fault: error, operands: [] }
    throw error
  }
}

const usableOnly = (expression: Expression | null, operands: readonly UsedOperand[]): Calculation => ({
  expression: operands.every(({ state }) => state === 'usable') ? expression : null,
  fault: null,
  operands,
})

function stateOf(calculated: TreeNode, { use }: Operand, node: TreeNode | undefined): OperandState {
  if (!node) return 'unknown'
  if (!node.active) return 'inactive'
  const { control, repeatedIn } = node
  if (use === 'answers') {
    if (control.rules.container) return control.repeating ? 'usable' : 'without-value'
    return 'usable'
  }
  const isSingle = isComparable(control.rules) && !control.rules.choices
  if (!isSingle || orderOf(control) !== (use === 'date' ? 'date' : 'number')) return 'without-value'
  return use === 'numbers' || repeatedIn === null || repeatedIn === calculated.repeatedIn ? 'usable' : 'in-repeat'
}

/** Removes the expressions of calculations that depend on themselves, directly or not, because they have no value. */
export function calculationsWithoutCircles(
  calculations: ReadonlyMap<TreeNode, Calculation>,
  isCircular: (node: TreeNode, operand: TreeNode) => boolean,
): Map<TreeNode, Calculation> {
  return new Map(
    [...calculations].map(([node, calculation]) => {
      if (calculation.fault) return [node, calculation]
      const operands = calculation.operands.map((used) =>
        used.state === 'usable' && used.node && isCircular(node, used.node)
          ? { ...used, state: 'circle' as const }
          : used,
      )
      return [node, usableOnly(calculation.expression, operands)]
    }),
  )
}

type Calculations = ReadonlyMap<TreeNode, Calculation>

/** All controls that a calculation uses, directly or through other calculations. */
export function usedControls(calculations: Calculations, calculated: TreeNode): ReadonlySet<TreeNode> {
  return operandsFrom(calculations, calculated, () => true)
}

/**
 * The controls that must be answered for a calculation to have a value. Sums and counts skip missing answers, so they
 * need none.
 */
export function neededControls(calculations: Calculations, calculated: TreeNode): ReadonlySet<TreeNode> {
  return operandsFrom(calculations, calculated, ({ use }) => use === 'number' || use === 'date')
}

function operandsFrom(
  calculations: Calculations,
  calculated: TreeNode,
  isMeant: (operand: Operand) => boolean,
): ReadonlySet<TreeNode> {
  const found = new Set([calculated])
  for (const at of found)
    for (const { operand, node } of calculations.get(at)?.operands ?? []) if (node && isMeant(operand)) found.add(node)
  found.delete(calculated)
  return found
}
