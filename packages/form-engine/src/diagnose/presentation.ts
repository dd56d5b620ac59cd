import type { Diagnostic, TableCell } from '../definitions/diagnostic.ts'
import type { TreeNode } from '../graph/tree.ts'
import { called, calledNode, firstFew, isOptionRow, recIdsOf, type CheckContext } from './check-context.ts'
import { groupBy } from '../definitions/group-by.ts'
import { checksByName } from './checks-by-name.ts'

/** Checks for definitions that work, but probably not as intended. */
export function checkPresentation(context: CheckContext): Diagnostic[] {
  return [
    ...context.nodes.flatMap((node) => [
      ...loneOption(context, node),
      ...markupIn(context, node),
      ...checksByName(context, node),
    ]),
    ...sharedLabels(context),
    ...uselessOptions(context),
    ...controllersBelow(context),
    ...insideInactive(context),
  ]
}

function loneOption({ cells }: CheckContext, { control }: TreeNode): Diagnostic[] {
  const { rules, options, recId, label } = control
  if (!rules.offers || options.length !== 1) return []
  const message = `“${label}” (${recId}) offers a single option, so there is nothing to choose.`
  return [
    {
      code: 'single-option',
      severity: 'info',
      controls: [recId],
      cells: cells.ofOptions(recId, 'DisplayValue'),
      message,
      hint: 'Add options, or use a checkbox.',
    },
  ]
}

function markupIn({ cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const { label, recId, options } = node.control
  const marked = options.filter((option) => markup.test(option.label)).map(({ value }) => value)
  const isLabelMarked = markup.test(label)
  if (!isLabelMarked && marked.length === 0) return []
  const inOptions = (): readonly TableCell[] =>
    cells.ofOptions(recId, 'DisplayLabel', (row) => marked.includes(row.DisplayValue))
  const message = `${calledNode(node)} has markup in a label; it is shown as plain text.`
  return [
    {
      code: 'markup-in-label',
      severity: 'warning',
      controls: [recId],
      cells: [
        ...(isLabelMarked ? cells.ofControls([recId], 'ControlLabel') : []),
        ...(marked.length > 0 ? inOptions() : []),
      ],
      message,
      hint: 'Use plain text.',
    },
  ]
}

const markup = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i

function sharedLabels({ nodes, cells }: CheckContext): Diagnostic[] {
  const labeled = nodes.filter((node) => node.control.label !== '')
  const placeOf = ({ container, control }: TreeNode): string =>
    JSON.stringify([container?.control.recId, control.label])
  return [...groupBy(labeled, placeOf).values()]
    .filter((same) => same.length > 1)
    .map((same) => ({
      code: 'duplicate-label',
      severity: 'info',
      controls: recIdsOf(same),
      cells: cells.ofControls(recIdsOf(same), 'ControlLabel'),
      message: `${firstFew(same, calledNode, ' and ')} have the same label in the same section.`,
      hint: 'Make clear in each label what it asks, unless only one of them can show at a time.',
    }))
}

/** Display values of controls that have no options. Radio buttons of a radio are allowed. */
function uselessOptions(context: CheckContext): Diagnostic[] {
  const owners = new Set(
    context.definitions.displayValues.filter((row) => row.IsActive).map((row) => row.ControlsRecId),
  )
  return context.nodes
    .filter(({ control }) => owners.has(control.recId) && !control.rules.offers && !control.bare)
    .map((node) => ({
      code: 'unused-options',
      severity: 'warning',
      controls: [node.control.recId],
      cells: context.cells.ofOptions(node.control.recId, 'ControlsRecId'),
      message: `${calledNode(node)} is a ${node.control.kind} with display values, which it does not offer.`,
      hint: 'Make it a dropdown or radio, or delete its display values.',
    }))
}

/** People answer from top to bottom, so they easily miss a question that appears above. */
function controllersBelow({ graph, nodes, cells }: CheckContext): Diagnostic[] {
  return nodes.flatMap((node) =>
    (graph.conditions.get(node) ?? []).flatMap(({ controller }): Diagnostic[] => {
      if (!controller || !graph.possible.has(node) || controller.place < node.end) return []
      const message = `${calledNode(node)} is above ${calledNode(controller)}, whose answer shows it.`
      const { recId } = controller.control
      return [
        {
          code: 'controller-below',
          severity: 'info',
          controls: [node.control.recId, recId],
          cells: cells.ofConditions(
            node.control.recId,
            'ControlingControlsRecId',
            (row) => row.ControlingControlsRecId === recId,
          ),
          message,
          hint: 'Move the controlling control above it.',
        },
      ]
    }),
  )
}

function insideInactive(context: CheckContext): Diagnostic[] {
  const { rows, graph, cells } = context
  const tops = graph.tree.nodes.filter((node) => !node.active && (node.parent?.active ?? true))
  return tops.flatMap((top): Diagnostic[] => {
    const below = graph.tree.nodes.slice(top.place + 1, top.end)
    const lost = below.map(({ control }) => control.recId).filter((recId) => rows.get(recId)?.IsActive)
    const active = lost.filter((recId) => !isOptionRow(context, rows.get(recId)!))
    if (active.length === 0) return []
    const message = `${called(context, top.control.recId)} is inactive, so ${active.length} active controls in it do not show.`
    const hint = 'Activate it, or deactivate the controls in it.'
    const severity = top.parent ? 'info' : 'warning'
    return [
      {
        code: 'inside-inactive',
        severity,
        controls: [top.control.recId, ...active],
        cells: cells.ofControls([top.control.recId], 'IsActive'),
        message,
        hint,
      },
    ]
  })
}
