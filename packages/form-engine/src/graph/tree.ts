import { isNumberTyped } from '../kinds/checks/check-of-text.ts'
import type { ControlDefinition, Definitions, RecId } from '../definitions/definitions.ts'
import type { GraphSettings } from './settings.ts'
import { isContainer, type Check, type FormControl, type Option } from '../kinds/control.ts'
import type { Kind, Kinds } from '../kinds/kind.ts'
import { calculated } from '../kinds/calculated.ts'
import { section } from '../kinds/section.ts'
import { textbox } from '../kinds/textbox.ts'
import { shownText, type Language } from '../kinds/language.ts'
import { parseMask, type Mask } from '../kinds/mask.ts'
import { offeredOptions, optionOfRadioButton, optionsOf } from './options.ts'
import { compareOrders, compareRecIds, compareTexts, keyOfRecId } from '../definitions/record-id.ts'
import { groupBy } from '../definitions/group-by.ts'

/** A control and its position. Nodes are in visual order. The nodes below it have the positions up to its `end`. */
export interface TreeNode {
  readonly control: FormControl
  /** False if the row or one of its containers is inactive, or if its key is reserved for the id of the item. */
  readonly active: boolean
  readonly parent: TreeNode | null
  /** The position in visual order. */
  readonly place: number
  /** The first position after everything below it. */
  end: number
  /** The page, section or bare block around it. */
  readonly container: TreeNode | null
  /** The number of containers around it. */
  readonly level: number
  /** The repeating section whose items hold the control; `null` at the top level and for the section itself. */
  readonly repeatedIn: TreeNode | null
}

/** All controls below the roots in visual order, including inactive ones. */
export interface ControlTree {
  readonly nodes: readonly TreeNode[]
  readonly byRecId: ReadonlyMap<RecId, TreeNode>
}

/** Arranges the rows in a tree: siblings by ControlOrder, then RecId; roots in the given order. */
export function buildTree(
  definitions: Definitions,
  { kinds, itemId, language, ...blocks }: GraphSettings,
): ControlTree {
  const rows = uniqueRows(definitions.controls)
  const displayValues = groupBy(definitions.displayValues, (row) => row.ControlsRecId)
  const roots = [...new Set(blocks.roots ?? rootsOf(rows))]
  const repeating = new Set(blocks.repeating)
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
    const [buttons, inside] = partition(children, (child) => isOptionOf(kinds, row, child))
    const own = optionsOf(displayValues.get(recId) ?? [], language)
    const fromButtons = buttons
      .filter((button) => button.IsActive)
      .flatMap((button) => optionOfRadioButton(button, displayValues.get(button.RecId) ?? [], language) ?? [])
    // An unknown kind shows as a text box, so that people can still answer it.
    const kind = row ? (kinds.named(row.ControlTypeCode) ?? textbox) : section
    const content = contentOf(row, kind, offeredOptions(kind, own, fromButtons), language)
    const at = { recId, bare: row === undefined, parent, place: nodes.length, mayRepeat: repeating.has(recId) }
    const node = placeNode(at, kind, content, itemId)
    nodes.push(node)
    byRecId.set(recId, node)
    open.push(node)
    for (const child of inside.toReversed()) waiting.push({ recId: child.RecId, parent: node })
  }
  for (const node of open) node.end = nodes.length
  return { nodes, byRecId }
}

/** A radioButton directly in a radio is an option of it, not a control. */
export function isOptionOf(kinds: Kinds, parent: ControlDefinition | undefined, row: ControlDefinition): boolean {
  const around = parent && kinds.named(parent.ControlTypeCode)?.type
  return around !== undefined && kinds.named(row.ControlTypeCode)?.optionIn === around
}

/**
 * One row per id. Among duplicates, the first by order and then by content is used, so that the sequence of the rows
 * does not matter.
 */
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
  return groupBy(below.sort(compareSiblings), (row) => row.ParentControlsRecId)
}

/** The position of a new node. */
interface NodePlace {
  readonly recId: RecId
  /** No row has the id. */
  readonly bare: boolean
  readonly parent: TreeNode | null
  readonly place: number
  /** Whether the settings list the control in `repeating`. */
  readonly mayRepeat: boolean
}

function placeNode(at: NodePlace, kind: Kind, { active, needsOne, ...content }: Content, itemId: string): TreeNode {
  const { recId, bare, parent, place, mayRepeat } = at
  const around = parent && (isContainer(parent.control) ? parent : parent.container)
  const repeatedIn = parent && (parent.control.repeating ? parent : parent.repeatedIn)
  const position = {
    key: keyOfRecId(recId),
    recId,
    block: parent?.control.block ?? recId,
    parent: parent?.control.key ?? null,
    repeatedIn: repeatedIn?.control.key ?? null,
    repeating: mayRepeat && repeatedIn === null && kind.container === true,
    bare,
  }
  return {
    control: {
      ...position,
      needsOne: needsOne && kind.container === true && !position.repeating && !repeatedIn,
      ...content,
    },
    active: active && (parent?.active ?? true) && !(repeatedIn && position.key === itemId),
    parent,
    place,
    end: place + 1,
    container: around,
    level: around ? around.level + 1 : 0,
    repeatedIn,
  }
}

/** The properties that come from the row, independent of the position. */
type Content = Omit<FormControl, 'key' | 'recId' | 'block' | 'parent' | 'repeatedIn' | 'repeating' | 'bare'> & {
  readonly active: boolean
}

function contentOf(
  row: ControlDefinition | undefined,
  kind: Kind,
  options: readonly Option[],
  language: Language | null,
): Content {
  const calculation = kind.type === calculated.type ? (row?.Calculation ?? '') : ''
  const rules = calculation ? calculated : kind
  const mask = row && rules.masked ? maskOf(row) : null
  const check = row ? checkOf(row, rules, options, mask) : 'none'
  const englishLabel = row?.ControlLabel ?? ''
  const label = shownText(language, englishLabel, row?.ControlLabelEs)
  const example = shownText(language, row?.Example ?? '', row?.ExampleEs).text
  return {
    active: row?.IsActive ?? true,
    kind: rules.type,
    rules,
    label: label.text,
    ...(label.language && { language: label.language }),
    englishLabel,
    labelCode: row?.ControlLabelCode ?? '',
    help: row?.Help ?? '',
    example,
    exampleText: example && (language ? language.example(example) : `Example: ${example}`),
    calculation,
    autoComplete: row?.AutoComplete ?? '',
    readOnly: row?.ReadOnly === true || calculation !== '',
    anyDay: row?.AnyDay ?? false,
    needsOne: row?.NeedsOne ?? false,
    dataType: row && (calculation || isNumberTyped(row)) ? 'number' : 'string',
    required: row?.IsRequired === true && !rules.container && !calculation,
    confidential: row?.IsConfidential === true || check === 'ssn' || rules.secret === true,
    mask,
    longest: rules.longest === undefined ? null : Math.min(row?.Longest ?? Infinity, rules.longest),
    check,
    options,
  }
}

function checkOf(row: ControlDefinition, rules: Kind, options: readonly Option[], mask: Mask | null): Check {
  if (rules.offers && options.length === 0) return 'none'
  if (rules.offers) return rules.choices ? 'options' : 'option'
  const { checkedAs = rules.type } = rules
  return typeof checkedAs === 'function' ? checkedAs(row, mask) : checkedAs
}

/** A mask that cannot be parsed hides the input, because that is the safer choice. */
function maskOf(row: ControlDefinition): Mask | null {
  const mask = parseMask(row.MaskDisplay)
  return mask === undefined ? { kind: 'flag' } : mask
}

function partition<T>(list: readonly T[], isFirst: (entry: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((entry) => !isFirst(entry))]
}
