import { matcher, valuesOfRow, type Condition } from '../graph/conditions.ts'
import type { Dependency, RecId } from '../definitions/definitions.ts'
import type { Diagnostic, TableCell } from '../definitions/diagnostic.ts'
import { textChecks } from '../kinds/checks/text-checks.ts'
import {
  brokenController,
  offeredBy,
  unknownValues,
  type ControllerReference,
  type ValueReference,
} from './controller-reference.ts'
import { checkOperators } from './operators.ts'
import { isPossibleAnswer, possibleAnswers } from './possible-answers.ts'
import { asksForLostOptions, reachableNodes } from './reach.ts'
import { prerequisitesOf, type ControlGraph } from '../graph/graph.ts'
import { operatorNamed, type Operator } from '../definitions/operators.ts'
import type { TreeNode } from '../graph/tree.ts'
import { called, calledNode, isOptionRow, type CheckContext } from './check-context.ts'
import { groupBy } from '../definitions/group-by.ts'

/** Checks for conditions that can never hold, or that hold in unexpected cases. */
export function checkConditions(context: CheckContext): Diagnostic[] {
  const withConditions = context.nodes.filter((node) => context.graph.conditions.has(node))
  return [
    ...withConditions.flatMap((node) =>
      (context.graph.conditions.get(node) ?? []).flatMap((condition) => [
        ...brokenController(context, node, condition, referenceOf(context, node, condition)),
        ...strayValues(context, node, condition),
      ]),
    ),
    ...checkOperators(context, withConditions),
    ...blankValues(context),
    ...conditionalOptions(context),
    ...contradictions(context),
    ...withConditions.flatMap((node) => severalControllers(context, node)),
  ]
}

function referenceOf({ cells }: CheckContext, node: TreeNode, { controllerId }: Condition): ControllerReference {
  const { recId } = node.control
  return {
    cells: cells.ofConditions(recId, 'ControlingControlsRecId', (row) => row.ControlingControlsRecId === controllerId),
    never: `so ${calledNode(node)} never shows.`,
    row: 'dependency',
  }
}

function strayValues(context: CheckContext, node: TreeNode, condition: Condition): Diagnostic[] {
  const { controller, values, restrictions } = condition
  if (!controller || condition.state !== 'usable') return []
  const { control } = controller
  const cells: Pick<ValueReference, 'cellsOf' | 'valuesIn'> = {
    cellsOf: (value) => valueCells(context, node, control.recId, value),
    valuesIn: (row) => {
      const dependency = context.definitions.dependencies[row]
      return (dependency && valuesOfRow(dependency)) ?? null
    },
  }
  const excluded = restrictions.flatMap(({ operator, value }) => (operator === 'not' && value !== '' ? value : []))
  return [
    ...unknownValues(node, controller, values ?? [], {
      ...cells,
      severity: 'error',
      asks: (value) => `${calledNode(node)} depends on the value “${value}”`,
    }),
    ...unknownValues(node, controller, excluded, {
      ...cells,
      severity: 'warning',
      asks: (value) => `${calledNode(node)} shows unless the answer is “${value}”`,
    }),
    ...(offeredBy(control) || control.check === 'number'
      ? []
      : impossibleValues(context, node, controller, values ?? [])),
  ]
}

function valueCells({ cells }: CheckContext, node: TreeNode, controllerId: RecId, value: string): readonly TableCell[] {
  return cells.ofConditions(
    node.control.recId,
    'ControlingValue',
    (row) =>
      row.ControlingControlsRecId === controllerId && (valuesOfRow(row) ?? [row.ControlingValue]).includes(value),
  )
}

/** Texts that nobody can enter because the controller's own check refuses them. */
function impossibleValues(
  context: CheckContext,
  node: TreeNode,
  controller: TreeNode,
  values: readonly string[],
): Diagnostic[] {
  const { control } = controller
  const written = textChecks[control.check]?.written
  return values
    .filter((value) => !isPossibleAnswer(context.graph, control, value))
    .map((value) => ({
      code: 'impossible-value',
      severity: 'error',
      controls: [node.control.recId, control.recId],
      cells: valueCells(context, node, control.recId, value),
      message: `${calledNode(node)} depends on the value “${value}”, which ${calledNode(controller)} does not accept as an answer.`,
      hint: `Enter the value in the format of the answer${written ? `: ${written}` : ''}.`,
    }))
}

/** Whether a row lacks the value that its operator needs. */
function isBlankWithout(row: Dependency, operator: Operator | undefined): boolean {
  if (operator === 'anyOf') return valuesOfRow(row)?.length === 0
  return operator !== undefined && operator !== 'answered' && row.ControlingValue === ''
}

function blankValues({ definitions, graph, cells }: CheckContext): Diagnostic[] {
  const blank = definitions.dependencies.filter(
    (row) => row.IsActive && isBlankWithout(row, operatorNamed(row.ConditionOperator)),
  )
  const pairs = groupBy(blank, (row) => JSON.stringify([row.ControlsRecId, row.ControlingControlsRecId]))
  return [...pairs.values()].flatMap((rows) => {
    const [row] = rows
    const node = row && graph.tree.byRecId.get(row.ControlsRecId)
    if (!row || !node?.active) return []
    const isRestriction = rows.some((each) => valuesOfRow(each) === null)
    const only = graph.conditions
      .get(node)
      ?.some(
        ({ controllerId, values }) =>
          controllerId === row.ControlingControlsRecId && (isRestriction || values?.length === 0),
      )
    return {
      code: 'blank-value',
      severity: only ? 'error' : 'warning',
      controls: [row.ControlsRecId, row.ControlingControlsRecId],
      cells: cells.ofRows('dependencies', rows, 'ControlingValue'),
      message: `${calledNode(node)} depends on a blank answer, which never matches.`,
      hint: 'Enter the value it should depend on, or delete the dependency.',
    }
  })
}

function conditionalOptions(context: CheckContext): Diagnostic[] {
  const dependents = new Set(
    context.definitions.dependencies.filter((row) => row.IsActive).map((row) => row.ControlsRecId),
  )
  return [...dependents].flatMap((recId) => {
    const row = context.rows.get(recId)
    if (!row?.IsActive || !isOptionRow(context, row)) return []
    const message = `${called(context, recId)} is an option of a radio, for which dependencies have no effect, so it always shows.`
    return {
      code: 'conditional-option',
      severity: 'warning',
      controls: [recId],
      cells: context.cells.ofConditions(recId, 'ControlsRecId'),
      message,
      hint: 'Enter the options as display values with ControlingControlsRecId and ControlingValue.',
    }
  })
}

/** Controls whose conditions can hold one at a time, but never together. */
function contradictions({ graph, nodes, cells }: CheckContext): Diagnostic[] {
  const reachable = reachableNodes(graph)
  return nodes.flatMap((node) => {
    const conditions = graph.conditions.get(node) ?? []
    const isOwnFault =
      graph.possible.has(node) &&
      !reachable.has(node) &&
      prerequisitesOf(graph, node).every((prerequisite) => reachable.has(prerequisite)) &&
      conditions.every((condition) => isEachGivable(graph, condition))
    if (!isOwnFault) return []
    const controls: RecId[] = [node.control.recId, ...conditions.map((condition) => condition.controllerId)]
    const message = `${calledNode(node)} never shows: it depends on answers that cannot be given together.`
    return {
      code: 'contradiction',
      severity: 'error',
      controls,
      cells: cells.ofConditions(node.control.recId, 'ControlingValue'),
      message,
      hint: 'Trace the conditions back to the question or the rule that they disagree on.',
    }
  })
}

/** Whether each part of a condition has possible answers on its own, even if no answer satisfies all parts together. */
function isEachGivable(graph: ControlGraph, condition: Condition): boolean {
  if (condition.neverHolds || asksForLostOptions(graph, condition)) return false
  if (condition.restrictions.length === 0) return possibleAnswers(graph, condition).length > 0
  const { controller, values, restrictions } = condition
  if (!controller) return false
  const parts = [
    ...(values ? [{ values, restrictions: [] }] : []),
    ...restrictions.map((each) => ({ values: null, restrictions: [each] })),
  ]
  return parts.every((part) => {
    const holds = matcher(controller.control, part.values, part.restrictions)
    return possibleAnswers(graph, { controller, values: part.values, holds }).length > 0
  })
}

/** Notes that a control with several controllers shows only while all conditions hold. */
function severalControllers({ graph, cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const conditions = graph.conditions.get(node) ?? []
  if (conditions.length < 2) return []
  const controls = [node.control.recId, ...conditions.map((condition) => condition.controllerId)]
  const message = `${calledNode(node)} depends on ${conditions.length} controls; it shows only while all of its conditions are met.`
  return [
    {
      code: 'several-controllers',
      severity: 'info',
      controls,
      cells: cells.ofConditions(node.control.recId, 'ControlingControlsRecId'),
      message,
      hint: 'If one of them should be enough, split the control.',
    },
  ]
}
