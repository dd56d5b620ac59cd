import { checkOf, isNumberTyped } from './check-of.ts'
import type { ControlDefinition, Definitions, FormBlocks, RecId } from './definitions.ts'
import type { FormControl, Option } from './form.ts'
import { isContainer, kindOf, type ControlKind } from './kinds.ts'
import { parseMask } from './mask.ts'
import { offeredOptions, optionOfRadioButton, optionsOf } from './options.ts'
import { compareOrders, compareRecIds, compareTexts, keyOfRecId, readRecId } from './record-id.ts'

/** A control in its place. Nodes stand in visual order; those below a node fill the places up to its `end`. */
export interface TreeNode {
  readonly control: FormControl
  /** False where the row, or one around it, is inactive. */
  readonly active: boolean
  readonly parent: TreeNode | null
  /** Place in visual order. */
  readonly place: number
  /** First place after everything below it. */
  end: number
  /** The page, section or bare block around it. */
  readonly container: TreeNode | null
  /** How many containers are around it. */
  readonly level: number
  /** The repeating section it is filled in; `null` in the form itself, the section's own node included. */
  readonly repeatedIn: TreeNode | null
}

/** All controls below the roots, in visual order, inactive ones included. */
export interface ControlTree {
  readonly nodes: readonly TreeNode[]
  readonly byRecId: ReadonlyMap<RecId, TreeNode>
}

/** Puts the rows into their places: siblings by ControlOrder, then RecId (AMB-154); roots in the order given. */
export function buildTree(definitions: Definitions, blocks: FormBlocks = {}): ControlTree {
  const rows = uniqueRows(definitions.controls)
  const displayValues = Map.groupBy(definitions.displayValues, (row) => row.ControlsRecId)
  const { roots: named, repeating: repeated } = readBlocks(blocks)
  const roots = [...new Set(named ?? rootsOf(rows))]
  const repeating = new Set(repeated)
  const childrenOf = childrenByParent(rows, new Set(roots))
  const nodes: TreeNode[] = []
  const byRecId = new Map<RecId, TreeNode>()
  const waiting: { recId: RecId; parent: TreeNode | null }[] = roots
    .toReversed()
    .map((recId) => ({ recId, parent: null }))
  const open: TreeNode[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { recId, parent } = next
    while (open.length > 0 && open.at(-1) !== parent) open.pop()!.end = nodes.length
    const row = rows.get(recId)
    const children = childrenOf.get(recId) ?? []
    const [buttons, inside] = partition(children, (child) => isOptionOf(row, child))
    const own = optionsOf(displayValues.get(recId) ?? [])
    const fromButtons = buttons
      .filter((button) => button.IsActive)
      .flatMap((button) => optionOfRadioButton(button, displayValues.get(button.RecId) ?? []) ?? [])
    const node = placeNode(recId, row, parent, nodes.length, repeating.has(recId), own, fromButtons)
    nodes.push(node)
    byRecId.set(recId, node)
    open.push(node)
    for (const child of inside.toReversed()) waiting.push({ recId: child.RecId, parent: node })
  }
  for (const node of open) node.end = nodes.length
  return { nodes, byRecId }
}

/** Blocks with their ids read as those of the rows are: `'27'` is 27. */
export function readBlocks({ roots, repeating }: FormBlocks): FormBlocks {
  const read = (recId: RecId): RecId => readRecId(recId) ?? recId
  return { ...(roots && { roots: roots.map(read) }), ...(repeating && { repeating: repeating.map(read) }) }
}

/** A radioButton directly in a radio is an option of it and no control of its own (AMB-115). */
export function isOptionOf(parent: ControlDefinition | undefined, row: ControlDefinition): boolean {
  return (
    parent !== undefined && kindOf(parent.ControlTypeCode) === 'radio' && kindOf(row.ControlTypeCode) === 'radioButton'
  )
}

/** One row for each id; of several, the first in order, and then by content, so that row order does not matter. */
export function uniqueRows(controls: readonly ControlDefinition[]): Map<RecId, ControlDefinition> {
  const rows = new Map<RecId, ControlDefinition>()
  for (const row of controls) {
    const other = rows.get(row.RecId)
    if (!other || compareDuplicates(row, other) < 0) rows.set(row.RecId, row)
  }
  return rows
}

function compareDuplicates(a: ControlDefinition, b: ControlDefinition): number {
  return compareOrders(a.ControlOrder, b.ControlOrder) || compareTexts(JSON.stringify(a), JSON.stringify(b))
}

function compareSiblings(a: ControlDefinition, b: ControlDefinition): number {
  return compareOrders(a.ControlOrder, b.ControlOrder) || compareRecIds(a.RecId, b.RecId)
}

function rootsOf(rows: ReadonlyMap<RecId, ControlDefinition>): RecId[] {
  const roots = [...rows.values()].filter((row) => row.ParentControlsRecId === null)
  return roots.sort(compareSiblings).map((row) => row.RecId)
}

function childrenByParent(
  rows: ReadonlyMap<RecId, ControlDefinition>,
  roots: ReadonlySet<RecId>,
): Map<RecId | null, ControlDefinition[]> {
  const below = [...rows.values()].filter((row) => row.ParentControlsRecId !== null && !roots.has(row.RecId))
  return Map.groupBy(below.sort(compareSiblings), (row) => row.ParentControlsRecId)
}

function placeNode(
  recId: RecId,
  row: ControlDefinition | undefined,
  parent: TreeNode | null,
  place: number,
  mayRepeat: boolean,
  own: readonly Option[],
  fromButtons: readonly Option[],
): TreeNode {
  // An unknown kind shows as a text box, so that nothing a person should tell is lost.
  const kind: ControlKind = row ? (kindOf(row.ControlTypeCode) ?? 'textbox') : 'section'
  const around = parent && (isContainer(parent.control.kind) ? parent : parent.container)
  const repeatedIn = parent && (parent.control.repeating ? parent : parent.repeatedIn)
  const position = {
    key: keyOfRecId(recId),
    recId,
    kind,
    block: parent?.control.block ?? recId,
    parent: parent?.control.key ?? null,
    repeatedIn: repeatedIn?.control.key ?? null,
    repeating: mayRepeat && repeatedIn === null && isContainer(kind),
    bare: row === undefined,
  }
  return {
    control: { ...position, ...contentOf(row, kind, offeredOptions(kind, own, fromButtons)) },
    active: (row?.IsActive ?? true) && (parent?.active ?? true),
    parent,
    place,
    end: place + 1,
    container: around,
    level: around ? around.level + 1 : 0,
    repeatedIn,
  }
}

type Content = Omit<FormControl, 'key' | 'recId' | 'kind' | 'block' | 'parent' | 'repeatedIn' | 'repeating' | 'bare'>

function contentOf(row: ControlDefinition | undefined, kind: ControlKind, options: readonly Option[]): Content {
  const mask = row ? maskOf(row, kind) : null
  const check = row ? checkOf(row, kind, options, mask) : 'none'
  return {
    label: row?.ControlLabel ?? '',
    labelCode: row?.ControlLabelCode ?? '',
    help: row?.Help ?? '',
    autoComplete: row?.AutoComplete ?? '',
    readOnly: row?.ReadOnly ?? false,
    dataType: row && isNumberTyped(row) ? 'number' : 'string',
    required: row?.IsRequired === true && !isContainer(kind),
    confidential: row?.IsConfidential === true || check === 'ssn' || kind === 'password',
    mask,
    check,
    options,
  }
}

/** Only typed text is masked; a mask that cannot be read hides what is typed, the safer way to be wrong. */
function maskOf(row: ControlDefinition, kind: ControlKind): FormControl['mask'] {
  if (kind !== 'textbox' && kind !== 'phone') return null
  const mask = parseMask(row.MaskDisplay)
  return mask === undefined ? { kind: 'flag' } : mask
}

function partition<T>(list: readonly T[], isFirst: (entry: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((entry) => !isFirst(entry))]
}
