import type { DisplayValue } from '../definitions/definitions.ts'
import { fixTo, type Diagnostic } from '../definitions/diagnostic.ts'
import { isConditional } from '../graph/options.ts'
import { isContainer } from '../kinds/control.ts'
import type { TreeNode } from '../graph/tree.ts'
import { calledNode, firstFew, isOptionRow, recIdsOf, type CheckContext } from './check-context.ts'
import { groupBy } from '../definitions/group-by.ts'
import { compareOrders } from '../definitions/record-id.ts'

/** Checks the content of each control. */
export function checkContent(context: CheckContext): Diagnostic[] {
  const valued = context.nodes.filter((node) => !isContainer(node.control))
  return [
    ...valued.flatMap((node) => [...missingOptions(context, node), ...missingLabel(context, node)]),
    ...valued.flatMap((node) => placeholders(context, node)),
    ...valued.flatMap((node) => openSecrets(context, node)),
    ...optionRows(context),
    ...unusedButtons(context),
    ...sharedLabelCodes(context, valued),
    ...orderTies(context),
  ]
}

function missingOptions({ cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const { kind, options, recId, rules } = node.control
  if (!rules.offers || options.length > 0) return []
  const message = `${calledNode(node)} is a ${kind} without any active option.`
  return [
    {
      code: 'options-missing',
      severity: 'error',
      controls: [recId],
      cells: cells.ofControls([recId], 'ControlTypeCode'),
      message,
      hint: 'Add active display values.',
    },
  ]
}

function missingLabel({ cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const { label, recId } = node.control
  if (label !== '') return []
  const message = `Control ${recId} has no label, so users cannot tell what it asks.`
  return [
    {
      code: 'label-missing',
      severity: 'warning',
      controls: [recId],
      cells: cells.ofControls([recId], 'ControlLabel'),
      message,
      hint: 'Enter a ControlLabel.',
    },
  ]
}

/** A placeholder option such as "Please choose". Choosing it would answer a required question. */
function placeholders({ cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const { options, required, recId, rules } = node.control
  if (!rules.offers || !required) return []
  return options
    .filter(({ label }) => isPlaceholder(label))
    .map(({ value, label }) => ({
      code: 'placeholder-option',
      severity: 'warning',
      controls: [recId],
      cells: cells.ofOptions(recId, 'DisplayLabel', (row) => row.DisplayValue === value),
      message: `${calledNode(node)} is required, but its option “${label}” is a placeholder and counts as an answer.`,
      hint: `Delete the display value “${value}”, or leave it blank. A list starts without an answer.`,
    }))
}

const decoration = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu
const onlyDashes = /^[\s\p{Pd}\u2212._·…*]+$/u
const asksToChoose =
  /^(?:(?:please|click to|tap to) )*(?:select|choose|pick)(?: (?:one|an?|your|from|the|below|here|option|value|answer|item)\b.*)?$/i
const saysNothing =
  /^(?:none|nothing|not|no (?:option|value|selection|choice|answer))(?: yet)? (?:selected|chosen|made|picked)$|^no (?:selection|choice)$/i

/** Matches “-- Select --”, “Please choose…”, “—” and “none selected”. “None” alone, or “No”, is an answer. */
function isPlaceholder(label: string): boolean {
  const words = label.replace(decoration, '').replace(/\s+/g, ' ')
  return onlyDashes.test(label) || asksToChoose.test(words) || saysNothing.test(words)
}

function openSecrets({ rows, cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const { check, recId } = node.control
  if (check !== 'ssn' || rows.get(recId)?.IsConfidential) return []
  const message = `${calledNode(node)} is a Social Security number but not confidential; it is treated as confidential.`
  const found = cells.ofControls([recId], 'IsConfidential')
  return [
    {
      code: 'ssn-not-confidential',
      severity: 'warning',
      controls: [recId],
      cells: found,
      message,
      hint: 'Set IsConfidential.',
      fix: fixTo(found, '1'),
    },
  ]
}

function optionRows(context: CheckContext): Diagnostic[] {
  const { definitions, graph, cells } = context
  const active = definitions.displayValues.filter((row) => row.IsActive)
  return [...groupBy(active, (row) => row.ControlsRecId)].flatMap(([recId, rows]) => {
    const node = graph.tree.byRecId.get(recId)
    if (!node?.active) return []
    const named = rows.filter((row) => row.DisplayValue !== '')
    const twice = [...groupBy(named, (row) => row.DisplayValue)].filter(
      ([, same]) => same.length > 1 && !areAlternatives(same),
    )
    const found = twice.map(([value, same]): Diagnostic => ({
      code: 'duplicate-option',
      severity: 'warning',
      controls: [recId],
      cells: cells.ofRows('displayValues', same, 'DisplayValue'),
      message: `${calledNode(node)} offers the value “${value}” more than once; only the first is shown.`,
      hint: isSameOption(same) ? 'Delete the repeated rows.' : 'Give each option a different value.',
      ...(isSameOption(same) && {
        fix: cells
          .ofRows('displayValues', hiddenOptions(same), 'DisplayValue')
          .map((cell) => ({ ...cell, text: null })),
      }),
    }))
    found.push(...likeOptions(context, node, named))
    if (named.length === rows.length) return found
    const message = `${calledNode(node)} has an option with a blank value, which is not shown.`
    return [
      ...found,
      {
        code: 'blank-option',
        severity: 'info',
        controls: [recId],
        cells: cells.ofOptions(recId, 'DisplayValue', (row) => row.DisplayValue === ''),
        message,
        hint: 'Give it a value, or delete it.',
      },
    ]
  })
}

/** Whether rows with the same value are alternatives: each offers the option after a different answer. */
const areAlternatives = (rows: readonly DisplayValue[]): boolean =>
  rows.every(isConditional) &&
  new Set(rows.map((row) => JSON.stringify([row.ControlingControlsRecId, row.ControlingValue]))).size === rows.length &&
  isSameOption(rows)

/** Whether rows with the same value also have the same label and group. */
const isSameOption = (rows: readonly DisplayValue[]): boolean =>
  new Set(rows.map((row) => JSON.stringify([row.DisplayLabel, row.DisplayGroup]))).size === 1

/** All rows but the one that is shown. */
const hiddenOptions = (rows: readonly DisplayValue[]): readonly DisplayValue[] =>
  rows.toSorted((a, b) => compareOrders(a.Order, b.Order)).slice(1)

/** Finds options that people cannot distinguish, or that are sorted by label because their orders are equal. */
function likeOptions({ cells }: CheckContext, node: TreeNode, rows: readonly DisplayValue[]): Diagnostic[] {
  if (!node.control.rules.offers) return []
  const valuesIn = (same: readonly DisplayValue[]): string[] => [...new Set(same.map((row) => row.DisplayValue))]
  const several = (groups: Map<unknown, DisplayValue[]>) => [...groups].filter(([, same]) => valuesIn(same).length > 1)
  const about = { controls: [node.control.recId] }
  const ordered = rows.filter((row) => row.Order !== null)
  return [
    ...several(groupBy(rows, (row) => row.DisplayLabel || row.DisplayValue)).map(([label, same]): Diagnostic => ({
      code: 'option-label-twice',
      severity: 'warning',
      ...about,
      cells: cells.ofRows('displayValues', same, 'DisplayLabel'),
      message: `${calledNode(node)} offers “${String(label)}” for ${firstFew(valuesIn(same), quoted, ' and ')}, which look the same.`,
      hint: 'Give each option a different label.',
    })),
    ...several(groupBy(ordered, (row) => row.Order)).map(([order, same]): Diagnostic => ({
      code: 'option-order-tie',
      severity: 'info',
      ...about,
      cells: cells.ofRows('displayValues', same, 'Order'),
      message: `Options of ${calledNode(node)} have the same order ${String(order)}; they are sorted by label: ${firstFew(valuesIn(same), quoted)}.`,
      hint: 'Give each option a different Order.',
    })),
  ]
}

const quoted = (value: string): string => `“${value}”`

function unusedButtons(context: CheckContext): Diagnostic[] {
  const { definitions, rows, cells } = context
  const withOwnOptions = new Set(
    definitions.displayValues.filter((row) => row.IsActive).map((row) => row.ControlsRecId),
  )
  const unused = [...rows.values()].filter(
    (row) =>
      row.IsActive &&
      row.ParentControlsRecId !== null &&
      withOwnOptions.has(row.ParentControlsRecId) &&
      isOptionRow(context, row),
  )
  return unused.map((row) => ({
    code: 'unused-radio-button',
    severity: 'warning',
    controls: [row.RecId],
    cells: cells.ofControls([row.RecId], 'ControlTypeCode'),
    message: `The radioButton “${row.ControlLabel}” (${row.RecId}) is not shown: the radio around it has display values.`,
    hint: 'Use either display values or radioButtons.',
  }))
}

function sharedLabelCodes({ cells }: CheckContext, valued: readonly TreeNode[]): Diagnostic[] {
  const coded = valued.filter((node) => node.control.labelCode !== '')
  const byCode = groupBy(coded, (node) => JSON.stringify([node.control.repeatedIn, node.control.labelCode]))
  return [...byCode.values()]
    .filter((nodes) => nodes.length > 1)
    .map((nodes) => ({
      code: 'duplicate-label-code',
      severity: 'warning',
      controls: recIdsOf(nodes),
      cells: cells.ofControls(recIdsOf(nodes), 'ControlLabelCode'),
      message: `${firstFew(nodes, calledNode, ' and ')} share the label code ${nodes[0]?.control.labelCode}.`,
      hint: 'Give each a different code, unless only one of them can show at a time.',
    }))
}

function orderTies({ nodes, rows, graph, cells }: CheckContext): Diagnostic[] {
  // If the settings name the roots, they also give their order, so ties between roots do not matter.
  const below = nodes.filter((node) => node.parent || !graph.settings.roots)
  const placeOf = (node: TreeNode): string =>
    JSON.stringify([node.parent?.control.recId, rows.get(node.control.recId)?.ControlOrder])
  return [...groupBy(below, placeOf).values()]
    .filter((ties) => ties.length > 1)
    .map((ties) => ({
      code: 'order-tie',
      severity: 'info',
      controls: recIdsOf(ties),
      cells: cells.ofControls(recIdsOf(ties), 'ControlOrder'),
      message: `${firstFew(ties, calledNode)} have the same order; they are sorted by id.`,
      hint: 'Give each a different ControlOrder.',
    }))
}
