import type { DisplayValue, RecId } from '../definitions/definitions.ts'
import { fixTo, type Diagnostic, type TableCell } from '../definitions/diagnostic.ts'
import { groupBy } from '../definitions/group-by.ts'
import { valuesOfList } from '../definitions/operators.ts'
import type { Condition } from '../graph/conditions.ts'
import type { TreeNode } from '../graph/tree.ts'
import { brokenController, offeredBy, unknownValues } from './controller-reference.ts'
import { calledNode, firstFew, isOptionRow, type CheckContext } from './check-context.ts'
import { canBeOffered, reachableNodes } from './reach.ts'

/** Checks the options that depend on answers. */
export function checkOffers(context: CheckContext): Diagnostic[] {
  const { graph } = context
  const dependent = context.nodes.filter((node) => graph.offers.has(node) && node.control.rules.offers)
  return [
    ...dependent.flatMap((node) => faultyControllers(context, node)),
    ...neverOffered(context, dependent),
    ...unusedValues(context),
  ]
}

/** Checks the conditions of all options of a control, grouped by controller. */
function faultyControllers(context: CheckContext, node: TreeNode): Diagnostic[] {
  const conditions = [...context.graph.offers.get(node)!.values()].flat()
  return [...groupBy(conditions, ({ controllerId }) => controllerId)].flatMap(([controllerId, same]) => {
    const [first] = same
    if (!first) return []
    const never = `so these options of ${calledNode(node)} are never offered.`
    const cells = cellsOf(context, node, 'ControlingControlsRecId', controllerId)
    return [
      ...brokenController(context, node, first, { cells, never, row: 'option' }),
      ...strayValues(context, node, first, same),
      ...blankValues(context, node, first),
    ]
  })
}

function strayValues(
  context: CheckContext,
  node: TreeNode,
  { controller, controllerId, state }: Condition,
  same: readonly Condition[],
): Diagnostic[] {
  if (!controller || state !== 'usable') return []
  const values = [...new Set(same.flatMap((condition) => condition.values ?? []))]
  return unknownValues(node, controller, values, {
    severity: 'error',
    asks: (value) => `${calledNode(node)} has options for “${value}”`,
    cellsOf: (value) => cellsOf(context, node, 'ControlingValue', controllerId, (list) => list.includes(value)),
    valuesIn: (row) => valuesIn(context.definitions.displayValues[row]),
  })
}

function blankValues(context: CheckContext, node: TreeNode, { controllerId, state }: Condition): Diagnostic[] {
  const rows = rowsOf(context, node, controllerId, (list) => list.length === 0)
  if (rows.length === 0 || state !== 'usable') return []
  const message = `Options of ${calledNode(node)} depend on a blank answer, which never matches.`
  return [
    {
      code: 'blank-value',
      severity: 'error',
      controls: [node.control.recId, controllerId],
      cells: context.cells.ofRows('displayValues', rows, 'ControlingValue'),
      message,
      hint: 'Enter the values that offer the option, or clear ControlingControlsRecId.',
    },
  ]
}

/** Finds options whose conditions look right, but that no answers offer. */
function neverOffered(context: CheckContext, nodes: readonly TreeNode[]): Diagnostic[] {
  const { graph } = context
  const reachable = nodes.length > 0 ? reachableNodes(graph) : new Set<TreeNode>()
  return nodes.flatMap((node) => {
    if (!reachable.has(node)) return []
    const lost = [...graph.offers.get(node)!].flatMap(([value, conditions]) =>
      conditions.every(isPlausible) && !canBeOffered(graph, node, textOf(node, value)) ? value : [],
    )
    if (lost.length === 0) return []
    const { recId } = node.control
    const controllers = lost.flatMap((value) =>
      graph.offers
        .get(node)!
        .get(value)!
        .map((each) => each.controllerId),
    )
    return {
      code: 'option-never-offered',
      severity: 'error',
      controls: [recId, ...new Set(controllers)],
      cells: context.cells.ofOptions(recId, 'ControlingValue', (row) => lost.includes(row.DisplayValue)),
      message: `${calledNode(node)} never offers ${firstFew(lost, (value) => `“${value}”`)}: no answers show the control and offer it.`,
      hint: 'Check the conditions of the control and of the controls that its options depend on.',
    }
  })
}

const textOf = ({ control: { rules } }: TreeNode, value: string): string =>
  rules.choices ? rules.toData([value]) : value

function isPlausible({ controller, state, values }: Condition): boolean {
  if (!controller || state !== 'usable' || !values || values.length === 0) return false
  const offered = offeredBy(controller.control)
  return offered === null || values.some((value) => offered.includes(value))
}

/** Finds options with a controlling value but no controlling control. */
function unusedValues({ definitions, graph, cells }: CheckContext): Diagnostic[] {
  const unused = definitions.displayValues.filter(
    (row) =>
      row.IsActive &&
      row.ControlingValue &&
      (row.ControlingControlsRecId ?? null) === null &&
      graph.tree.byRecId.get(row.ControlsRecId)?.active === true,
  )
  return [...groupBy(unused, (row) => row.ControlsRecId)].map(([recId, rows]) => {
    const found = cells.ofRows('displayValues', rows, 'ControlingValue')
    return {
      code: 'value-without-use',
      severity: 'warning',
      controls: [recId],
      cells: found,
      message: `Options of ${calledNode(graph.tree.byRecId.get(recId)!)} have a ControlingValue but no controlling control, so they are always offered.`,
      hint: 'Enter the control in ControlingControlsRecId, or clear ControlingValue.',
      fix: fixTo(found, ''),
    }
  })
}

/** The display values of a control, or of the radio buttons in it, that depend on a controller. */
function rowsOf(
  context: CheckContext,
  node: TreeNode,
  controllerId: RecId,
  isMeant: (values: readonly string[]) => boolean = () => true,
): DisplayValue[] {
  const { recId } = node.control
  const isOfNode = (owner: RecId): boolean => {
    const button = owner === recId ? undefined : context.rows.get(owner)
    return owner === recId || (button?.ParentControlsRecId === recId && isOptionRow(context, button))
  }
  return context.definitions.displayValues.filter(
    (row) =>
      row.IsActive &&
      row.ControlingControlsRecId === controllerId &&
      isOfNode(row.ControlsRecId) &&
      isMeant(valuesIn(row)),
  )
}

function cellsOf(
  context: CheckContext,
  node: TreeNode,
  column: 'ControlingControlsRecId' | 'ControlingValue',
  controllerId: RecId,
  isMeant?: (values: readonly string[]) => boolean,
): readonly TableCell[] {
  return context.cells.ofRows('displayValues', rowsOf(context, node, controllerId, isMeant), column)
}

const valuesIn = (row: DisplayValue | undefined): string[] => valuesOfList(row?.ControlingValue ?? '')
