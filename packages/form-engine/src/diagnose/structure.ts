import type { RecId } from '../definitions/definitions.ts'
import { fixTo, type Diagnostic } from '../definitions/diagnostic.ts'
import { isContainer } from '../kinds/control.ts'
import { compareRecIds } from '../definitions/record-id.ts'
import { called, calledNode, firstFew, isOptionRow, type CheckContext } from './check-context.ts'
import { groupBy } from '../definitions/group-by.ts'
import { meantDataType, meantKind } from './meant-name.ts'

/** Checks for rows that have no valid parent, or share an id. */
export function checkStructure(context: CheckContext): Diagnostic[] {
  return [
    ...duplicateIds(context),
    ...reservedIds(context),
    ...strayParents(context),
    ...parentsWithoutContainer(context),
    ...strayRows(context),
    ...strayBlocks(context),
  ]
}

function duplicateIds({ definitions, cells }: CheckContext): Diagnostic[] {
  const byId = [...groupBy(definitions.controls, (row) => row.RecId)]
  return byId
    .filter(([, rows]) => rows.length > 1)
    .map(([recId, rows]) => ({
      code: 'duplicate-id',
      severity: 'error',
      controls: [recId],
      cells: cells.ofRows('controls', rows, 'RecId'),
      message: `${rows.length} rows have the id ${recId}; only one of them is used.`,
      hint: 'Give each control a different id.',
    }))
}

/** Finds controls in repeating sections whose key is also the key of the item's id. */
function reservedIds({ graph, cells }: CheckContext): Diagnostic[] {
  const { itemId } = graph.settings
  const inItems = graph.tree.nodes.filter(({ repeatedIn, control }) => repeatedIn && control.key === itemId)
  return inItems.map((node) => ({
    code: 'reserved-id',
    severity: 'error',
    controls: [node.control.recId],
    cells: cells.ofControls([node.control.recId], 'RecId'),
    message: `${calledNode(node)} has the same name as the id of its item, so it never shows.`,
    hint: `Use a name other than ${itemId}.`,
  }))
}

/** Follows each row to its topmost parent. Visits each row once. */
function strayParents(context: CheckContext): Diagnostic[] {
  const { rows, graph } = context
  const missing = new Map<RecId, RecId[]>()
  const circles: RecId[][] = []
  const outside: RecId[] = []
  const settled = new Set<RecId>()
  for (const start of rows.values()) {
    const trail = new Set<RecId>()
    let at: RecId | null = start.RecId
    while (at !== null && rows.has(at) && !trail.has(at) && !settled.has(at)) {
      trail.add(at)
      at = rows.get(at)!.ParentControlsRecId
    }
    for (const recId of trail) settled.add(recId)
    const last = [...trail].at(-1)
    if (last === undefined || at === null || graph.tree.byRecId.has(last)) continue
    if (trail.has(at)) circles.push([...trail].slice([...trail].indexOf(at)))
    else if (!rows.has(at) && rows.get(last)!.IsActive) {
      const orphans = missing.get(at)
      if (orphans) orphans.push(last)
      else missing.set(at, [last])
    }
  }
  // Reports only the topmost lost control, because fixing it also fixes the rows below it.
  const lost = withAllBelow(context, [...missing.values(), ...circles].flat())
  for (const row of rows.values()) {
    const isShownOrSaid = graph.tree.byRecId.has(row.RecId) || lost.has(row.RecId) || isOptionRow(context, row)
    if (row.IsActive && !isShownOrSaid) outside.push(row.RecId)
  }
  return [
    ...missingParents(context, missing),
    ...circles.map((circle) => parentCircle(context, circle)),
    ...outsideRoots(context, outside),
  ]
}

function withAllBelow({ rows }: CheckContext, tops: readonly RecId[]): Set<RecId> {
  const below = groupBy(rows.values(), (row) => row.ParentControlsRecId)
  const found = new Set(tops)
  // Iterating over a set also visits entries that are added during the iteration.
  for (const recId of found) for (const row of below.get(recId) ?? []) found.add(row.RecId)
  return found
}

function missingParents(context: CheckContext, missing: ReadonlyMap<RecId, RecId[]>): Diagnostic[] {
  return [...missing].map(([parent, controls]) => ({
    code: 'unknown-parent',
    severity: 'error',
    controls: controls.sort(compareRecIds),
    cells: context.cells.ofControls(controls, 'ParentControlsRecId'),
    message: `${firstFew(controls, (recId) => called(context, recId))} should be in ${parent}, which does not exist.`,
    hint: `Correct the parent, or add ${parent} to the roots if it is a block of the form.`,
  }))
}

function parentCircle(context: CheckContext, circle: readonly RecId[]): Diagnostic {
  return {
    code: 'parent-circle',
    severity: 'error',
    controls: circle,
    cells: context.cells.ofControls(circle, 'ParentControlsRecId'),
    message: `${firstFew(circle, (recId) => called(context, recId), ' is inside ')} is inside itself.`,
    hint: 'Give one of them a parent outside the circle.',
  }
}

function outsideRoots({ cells }: CheckContext, controls: readonly RecId[]): Diagnostic[] {
  if (controls.length === 0) return []
  return [
    {
      code: 'outside-roots',
      severity: 'info',
      controls: controls.toSorted(compareRecIds),
      cells: cells.ofControls(controls, 'ParentControlsRecId'),
      message: `${controls.length} controls are outside the blocks of this form.`,
      hint: 'No action is needed if another form shows them.',
    },
  ]
}

function parentsWithoutContainer({ nodes, cells }: CheckContext): Diagnostic[] {
  return nodes.flatMap((node) => {
    if (!node.parent || isContainer(node.parent.control)) return []
    return {
      code: 'parent-not-container',
      severity: 'warning',
      controls: [node.control.recId],
      cells: cells.ofControls([node.control.recId], 'ParentControlsRecId'),
      message: `${calledNode(node)} is in ${calledNode(node.parent)}, which is not a page or section.`,
      hint: 'Put it in a section. If it should show only after an answer, use a dependency.',
    }
  })
}

/** Display values and conditions of unknown controls. */
function strayRows({ definitions, rows, graph, cells }: CheckContext): Diagnostic[] {
  const active = [...definitions.displayValues, ...definitions.dependencies].filter((row) => row.IsActive)
  const strays = new Set(
    active.map((row) => row.ControlsRecId).filter((recId) => !rows.has(recId) && !graph.tree.byRecId.has(recId)),
  )
  return [...strays].map((recId) => ({
    code: 'rows-of-nobody',
    severity: 'warning',
    controls: [recId],
    cells: [...cells.ofOptions(recId, 'ControlsRecId'), ...cells.ofConditions(recId, 'ControlsRecId')].filter(
      ({ row }) => row !== null,
    ),
    message: `There are display values or dependencies for control ${recId}, which does not exist.`,
    hint: 'Add the control, correct the id, or delete these rows.',
  }))
}

function strayBlocks({ graph, cells }: CheckContext): Diagnostic[] {
  const { roots, repeating } = graph.settings
  const empty = (roots ?? []).filter((recId) => {
    const node = graph.tree.byRecId.get(recId)
    return node?.control.bare && node.end === node.place + 1
  })
  const unknown = repeating.filter((recId) => !graph.tree.byRecId.has(recId))
  const unrepeatable = repeating.filter((recId) => graph.tree.byRecId.get(recId)?.control.repeating === false)
  return [
    ...empty.map((recId): Diagnostic => ({
      code: 'unknown-root',
      severity: 'warning',
      controls: [recId],
      cells: cells.ofControls([recId], 'RecId'),
      message: `The block ${recId} has no row and no controls.`,
      hint: 'Correct the id of the block, or add its controls.',
    })),
    ...unknown.map((recId): Diagnostic => ({
      code: 'unknown-repeating',
      severity: 'warning',
      controls: [recId],
      cells: cells.ofControls([recId], 'RecId'),
      message: `${recId} should repeat, but is not part of this form.`,
      hint: 'Correct the id, or add its block to the roots.',
    })),
    ...unrepeatable.map((recId): Diagnostic => ({
      code: 'repeating-not-section',
      severity: 'warning',
      controls: [recId],
      cells: cells.ofControls([recId], 'ControlTypeCode'),
      message: `${recId} cannot repeat. Only pages and sections can repeat, and not inside one another.`,
      hint: 'Name a section that is not inside another repeating section.',
    })),
  ]
}

/** Kinds and data types that the engine does not know. */
export function checkKinds({ nodes, rows, graph, cells }: CheckContext): Diagnostic[] {
  return nodes.flatMap((node): Diagnostic[] => {
    const row = rows.get(node.control.recId)
    if (!row) return []
    const about = (column: 'ControlTypeCode' | 'ControlDataTypeCode', meant: string | undefined) => {
      const found = cells.ofControls([row.RecId], column)
      return { controls: [row.RecId], cells: found, ...(meant !== undefined && { fix: fixTo(found, meant) }) }
    }
    if (graph.settings.kinds.named(row.ControlTypeCode) === undefined) {
      const message = `${calledNode(node)} has the unknown kind “${row.ControlTypeCode}”, so it shows as a text box.`
      const { types } = graph.settings.kinds
      const meant = meantKind(row.ControlTypeCode, types)
      const hint = `${didYouMean(meant)}Use one of: ${types.join(', ')}.`
      return [{ code: 'unknown-kind', severity: 'error', ...about('ControlTypeCode', meant), message, hint }]
    }
    if (/^(?:|string|number)$/i.test(row.ControlDataTypeCode)) return []
    const message = `${calledNode(node)} has the data type “${row.ControlDataTypeCode}”, which is read as string.`
    const meant = meantDataType(row.ControlDataTypeCode)
    const hint = `${didYouMean(meant)}Use string or number.`
    return [{ code: 'unknown-data-type', severity: 'warning', ...about('ControlDataTypeCode', meant), message, hint }]
  })
}

const didYouMean = (name: string | undefined): string => (name === undefined ? '' : `Did you mean ${name}? `)
