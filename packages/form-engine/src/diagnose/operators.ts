import type { Dependency } from '../definitions/definitions.ts'
import { fixTo, type Diagnostic } from '../definitions/diagnostic.ts'
import { operatorNamed, OPERATORS } from '../definitions/operators.ts'
import { wantedInWords } from '../graph/condition-words.ts'
import { matcher, type Condition } from '../graph/conditions.ts'
import type { ControlGraph } from '../graph/graph.ts'
import { isOrderOperator, orderOf, restrictionOf, type Restriction } from '../graph/restriction.ts'
import type { TreeNode } from '../graph/tree.ts'
import { calledNode, type CheckContext } from './check-context.ts'
import { meantOperator } from './meant-name.ts'
import { possibleAnswers } from './possible-answers.ts'

/** Checks the operators of conditions, and whether a controller can be compared in this way. */
export function checkOperators(context: CheckContext, nodes: readonly TreeNode[]): Diagnostic[] {
  return nodes.flatMap((node) => {
    const rows = context.cells.conditionsOf(node.control.recId)
    const conditions = context.graph.conditions.get(node) ?? []
    return rows.flatMap((row) => {
      const condition = conditions.find(({ controllerId }) => controllerId === row.ControlingControlsRecId)
      return [...unknownOperator(context, node, row), ...unusedValue(context, node, row)].concat(
        condition ? impossibleComparison(context, node, condition, row) : [],
      )
    })
  })
}

function unknownOperator(context: CheckContext, node: TreeNode, row: Dependency): Diagnostic[] {
  const { ConditionOperator: written = '' } = row
  if (operatorNamed(written) !== undefined) return []
  const meant = meantOperator(written)
  const cells = context.cells.ofRows('dependencies', [row], 'ConditionOperator')
  return [
    {
      code: 'unknown-operator',
      severity: 'error',
      controls: [node.control.recId, row.ControlingControlsRecId],
      cells,
      message: `${calledNode(node)} has a condition with the operator “${written}”, which does not exist, so it never shows.`,
      hint: meant ? `Did you mean ${meant}?` : `Use one of: ${OPERATORS.join(', ')}.`,
      ...(meant && { fix: fixTo(cells, meant) }),
    },
  ]
}

function unusedValue(context: CheckContext, node: TreeNode, row: Dependency): Diagnostic[] {
  if (operatorNamed(row.ConditionOperator) !== 'answered' || row.ControlingValue === '') return []
  const cells = context.cells.ofRows('dependencies', [row], 'ControlingValue')
  return [
    {
      code: 'value-without-use',
      severity: 'warning',
      controls: [node.control.recId, row.ControlingControlsRecId],
      cells,
      message: `${calledNode(node)} depends on any answer, so the value “${row.ControlingValue}” is ignored.`,
      hint: 'Clear ControlingValue, or use another operator.',
      fix: fixTo(cells, ''),
    },
  ]
}

/** A comparison that no answer of the controller satisfies. */
function impossibleComparison(
  { cells, graph }: CheckContext,
  node: TreeNode,
  { controller, state }: Condition,
  row: Dependency,
): Diagnostic[] {
  const operator = operatorNamed(row.ConditionOperator)
  if (!controller || state !== 'usable' || !operator || operator === 'equals' || operator === 'anyOf') return []
  const { control } = controller
  const restriction = restrictionOf(control, operator, row.ControlingValue)
  const about = (column: 'ConditionOperator' | 'ControlingValue') => ({
    severity: 'error' as const,
    controls: [node.control.recId, control.recId],
    cells: cells.ofRows('dependencies', [row], column),
  })
  if (isOrderOperator(operator) && orderOf(control) === null) {
    const message = `${calledNode(node)} compares ${calledNode(controller)} by ${operator}, but its answers are neither numbers nor dates, so it never shows.`
    const hint = 'Set ControlDataTypeCode of the controlling control to number, or use another operator.'
    return [{ code: 'unordered-controller', ...about('ConditionOperator'), message, hint }]
  }
  if (row.ControlingValue === '' && operator !== 'answered') return []
  const waits = `${calledNode(node)} depends on an answer ${wantedInWords({ controller, values: null, restrictions: [restriction] })}`
  if (restriction.neverHolds) {
    const isNumber = orderOf(control) === 'number'
    const message = `${waits} in ${calledNode(controller)}, which takes ${isNumber ? 'numbers' : 'dates'} only.`
    const hint = isNumber
      ? 'Enter a number without thousands separators.'
      : 'Enter the year, month and day, such as 2026-11-22.'
    const code = isNumber ? 'value-not-number' : 'impossible-value'
    return [{ code, ...about('ControlingValue'), message, hint }]
  }
  if (mayHold(graph, controller, restriction)) return []
  const message = `${waits}, which ${calledNode(controller)} never has.`
  const hint = 'Correct the value, or delete the dependency.'
  return [{ code: 'impossible-value', ...about('ControlingValue'), message, hint }]
}

/** False if no answer of the controller satisfies the restriction. True if nothing proves that. */
function mayHold(graph: ControlGraph, controller: TreeNode, restriction: Restriction): boolean {
  const { control } = controller
  const isFinite = control.check === 'option' || control.check === 'options' || control.rules.texts !== undefined
  if (!isFinite && control.check !== 'number' && control.check !== 'date') return true
  const holds = matcher(control, null, [restriction])
  return possibleAnswers(graph, { controller, values: null, holds }).length > 0
}
