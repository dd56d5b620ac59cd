import { comparable } from '../graph/comparable.ts'
import { matcher, valuesOfRow, type Condition } from '../graph/conditions.ts'
import { canonicalDecimal } from '../kinds/decimal.ts'
import type { Dependency, RecId } from '../definitions/definitions.ts'
import type { CellFix, Diagnostic, TableCell } from '../definitions/diagnostic.ts'
import { textChecks } from '../kinds/checks/text-checks.ts'
import type { FormControl } from '../kinds/control.ts'
import { checkOperators } from './operators.ts'
import { canBeGiven, givableValues, reachableNodes } from './reach.ts'
import { prerequisitesOf, type ControlGraph } from '../graph/graph.ts'
import { LIST_SEPARATOR, operatorNamed, type Operator } from '../definitions/operators.ts'
import type { TreeNode } from '../graph/tree.ts'
import { called, calledNode, firstFew, isOptionRow, type CheckContext } from './check-context.ts'
import { groupBy } from '../definitions/group-by.ts'

/** Checks for conditions that can never hold, or that hold in unexpected cases. */
export function checkConditions(context: CheckContext): Diagnostic[] {
  const withConditions = context.nodes.filter((node) => context.graph.conditions.has(node))
  return [
    ...withConditions.flatMap((node) =>
      (context.graph.conditions.get(node) ?? []).flatMap((condition) => [
        ...brokenController(context, node, condition),
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

function brokenController(context: CheckContext, node: TreeNode, condition: Condition): Diagnostic[] {
  const { controllerId, state } = condition
  const about = {
    severity: 'error',
    controls: [node.control.recId, controllerId],
    cells: context.cells.ofConditions(
      node.control.recId,
      'ControlingControlsRecId',
      (row) => row.ControlingControlsRecId === controllerId,
    ),
  } as const
  const controller = called(context, controllerId)
  const never = `so ${calledNode(node)} never shows.`
  const row = context.rows.get(controllerId)
  switch (state) {
    case 'usable':
      return []
    case 'inactive': {
      const message = `${controller} is inactive, ${never}`
      return [{ code: 'inactive-controller', ...about, message, hint: 'Activate it, or deactivate the dependency.' }]
    }
    case 'without-value': {
      const message = `${controller} has no value that could be compared, ${never}`
      return [
        { code: 'controller-without-value', ...about, message, hint: 'Let it depend on a control with an answer.' },
      ]
    }
    case 'in-repeat': {
      const message = `${controller} is answered once per item, which nothing outside the item can see, ${never}`
      return [
        { code: 'controller-in-repeat', ...about, message, hint: 'Move one of the two, or ask once in the form.' },
      ]
    }
    case 'unknown':
      if (!row) {
        const message = `${calledNode(node)} depends on ${controllerId}, which is not there, ${never}`
        return [
          { code: 'unknown-controller', ...about, message, hint: 'Correct the controlling id, or add the control.' },
        ]
      }
      if (isOptionRow(context, row)) {
        const message = `${controller} is one option of a radio and has no value of its own, ${never}`
        return [
          {
            code: 'controller-without-value',
            ...about,
            message,
            hint: 'Depend on the radio, with the value of this option.',
          },
        ]
      }
      return [
        {
          code: 'controller-outside-form',
          ...about,
          message: `${controller} is not part of this form, ${never}`,
          hint: 'Add its block to the roots, or correct its parent.',
        },
      ]
  }
}

function strayValues(context: CheckContext, node: TreeNode, condition: Condition): Diagnostic[] {
  const { controller, values, restrictions } = condition
  if (!controller || condition.state !== 'usable') return []
  const { control } = controller
  const excluded = restrictions.flatMap(({ operator, value }) => (operator === 'not' && value !== '' ? value : []))
  return [
    ...strayAmong(context, node, controller, values ?? [], {
      severity: 'error',
      asks: (value) => `${calledNode(node)} waits for “${value}”`,
    }),
    ...strayAmong(context, node, controller, excluded, {
      severity: 'warning',
      asks: (value) => `${calledNode(node)} shows unless the answer is “${value}”`,
    }),
    ...(offeredBy(control) || control.check === 'number'
      ? []
      : impossibleValues(context, node, controller, values ?? [])),
  ]
}

/** How a diagnostic speaks of a value that a condition waits for, or excludes. */
interface Asking {
  readonly severity: 'error' | 'warning'
  readonly asks: (value: string) => string
}

/** Values that are no answers of the controller. */
function strayAmong(
  context: CheckContext,
  node: TreeNode,
  controller: TreeNode,
  values: readonly string[],
  { severity, asks }: Asking,
): Diagnostic[] {
  const { control } = controller
  const about = (value: string) => ({
    severity,
    controls: [node.control.recId, control.recId],
    cells: valueCells(context, node, control.recId, value),
  })
  if (control.check === 'number') {
    const hint = 'Write a number, without signs for thousands.'
    return values
      .filter((value) => canonicalDecimal(value) === null)
      .map((value) => ({
        code: 'value-not-number',
        ...about(value),
        message: `${asks(value)} in ${calledNode(controller)}, which takes numbers only.`,
        hint,
      }))
  }
  const offered = offeredBy(control)
  if (!offered) return []
  const known = new Set(offered.map((option) => comparable(control, option)))
  const alike = new Map(offered.map((option) => [folded(option), option]))
  return values
    .filter((value) => !known.has(comparable(control, value)))
    .map((value): Diagnostic => {
      const other = alike.get(folded(value))
      if (other !== undefined) {
        const message = `${asks(value)}, but ${calledNode(controller)} offers “${other}”.`
        return {
          code: 'value-spelt-otherwise',
          ...about(value),
          message,
          hint: `Did you mean “${other}”? Write both in the same way; they are compared exactly.`,
          fix: replacedIn(context, about(value).cells, value, other),
        }
      }
      const message = `${asks(value)}, which is no option of ${calledNode(controller)}.`
      return { code: 'unknown-value', ...about(value), message, hint: `Use one of: ${firstFew(offered, String)}.` }
    })
}

function valueCells({ cells }: CheckContext, node: TreeNode, controllerId: RecId, value: string): readonly TableCell[] {
  return cells.ofConditions(
    node.control.recId,
    'ControlingValue',
    (row) =>
      row.ControlingControlsRecId === controllerId && (valuesOfRow(row) ?? [row.ControlingValue]).includes(value),
  )
}

/** Replaces a value, also in a list. */
function replacedIn(
  { definitions }: CheckContext,
  cells: readonly TableCell[],
  value: string,
  other: string,
): readonly CellFix[] {
  return cells.map((cell) => {
    const row = cell.row === null ? undefined : definitions.dependencies[cell.row]
    const values = (row && valuesOfRow(row)) ?? [value]
    return { ...cell, text: values.map((each) => (each === value ? other : each)).join(LIST_SEPARATOR) }
  })
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
    .filter((value) => !canBeGiven(context.graph, control, value))
    .map((value) => ({
      code: 'impossible-value',
      severity: 'error',
      controls: [node.control.recId, control.recId],
      cells: valueCells(context, node, control.recId, value),
      message: `${calledNode(node)} waits for “${value}”, which ${calledNode(controller)} refuses as an answer.`,
      hint: `Write the value in the format of the answer${written ? `: ${written}` : ''}.`,
    }))
}

function offeredBy(control: FormControl): readonly string[] | null {
  const isChoice = control.check === 'option' || control.check === 'options'
  return isChoice ? control.options.map((option) => option.value) : (control.rules.texts ?? null)
}

/**
 * Normalizes what readers cannot see: case, kinds of spaces, invisible characters and composed letters. Also the zeros
 * before a number, which spreadsheets delete.
 */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^0+(?=\d+$)/, '')
}

/** Whether a row compares with nothing. */
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
      message: `${calledNode(node)} waits for a blank answer, which never matches.`,
      hint: 'Write the value it should wait for, or delete the dependency.',
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
    const message = `${called(context, recId)} is an option of a radio; options cannot depend on answers, and it always shows.`
    return {
      code: 'conditional-option',
      severity: 'warning',
      controls: [recId],
      cells: context.cells.ofConditions(recId, 'ControlsRecId'),
      message,
      hint: 'Use two radios, each with a dependency.',
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
    const message = `${calledNode(node)} never shows: what it depends on asks for answers that cannot be given together.`
    return {
      code: 'contradiction',
      severity: 'error',
      controls,
      cells: cells.ofConditions(node.control.recId, 'ControlingValue'),
      message,
      hint: 'Follow the conditions up to the question, or the rule between answers, that they disagree on.',
    }
  })
}

/** Whether each part of a condition has possible answers, although all parts together may have none. */
function isEachGivable(graph: ControlGraph, condition: Condition): boolean {
  if (condition.neverHolds) return false
  if (condition.restrictions.length === 0) return givableValues(graph, condition).length > 0
  const { controller, values, restrictions } = condition
  if (!controller) return false
  const parts = [
    ...(values ? [{ values, restrictions: [] }] : []),
    ...restrictions.map((each) => ({ values: null, restrictions: [each] })),
  ]
  return parts.every((part) => {
    const holds = matcher(controller.control, part.values, part.restrictions)
    return givableValues(graph, { controller, values: part.values, holds }).length > 0
  })
}

/** Mentions that all conditions must hold if there are several controllers. */
function severalControllers({ graph, cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const conditions = graph.conditions.get(node) ?? []
  if (conditions.length < 2) return []
  const controls = [node.control.recId, ...conditions.map((condition) => condition.controllerId)]
  const message = `${calledNode(node)} depends on ${conditions.length} controls; it shows only while all of them hold.`
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
