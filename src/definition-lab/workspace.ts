import type { FileDiagnostic, TextTables } from '@captive/form-engine/files'
import type { BlocksText } from './blocks-text.ts'
import type { LabSource } from './lab-source.ts'
import { addEdit, beginEdits, redo, undo, type Edits } from './tables/edits.ts'

/** Definitions that a user opened, as plain data. */
export interface OwnDefinitions {
  readonly name: string
  readonly title: string
  readonly tables: TextTables
  readonly found: readonly FileDiagnostic[]
  /** Features of the opened form that the tables cannot express. */
  readonly leftOut?: readonly string[]
}

/** What a user opened and edited, as plain data that survives a reload. */
export interface Workspace {
  readonly own: readonly OwnDefinitions[]
  /** The name of the chosen source. */
  readonly chosen: string
  /** By the name of the source. */
  readonly edits: Readonly<Record<string, Edits>>
  readonly blocks: Readonly<Record<string, BlocksText>>
}

export function newWorkspace(chosen: string): Workspace {
  return { own: [], chosen, edits: {}, blocks: {} }
}

/** The most opened definitions to keep. Older ones are removed. */
const maxOwn = 20

/** Adds definitions and opens them. */
export function addOwn(workspace: Workspace, { blocks, ...added }: AddedDefinitions): Workspace {
  const last = workspace.own[0]?.name.replace(/^own-/, '') ?? '0'
  const name = `own-${Number(last) + 1}`
  const dropped = new Set(workspace.own.slice(maxOwn - 1).map((each) => each.name))
  return {
    own: [{ ...added, name }, ...workspace.own].slice(0, maxOwn),
    chosen: name,
    edits: without(workspace.edits, dropped),
    blocks: { ...without(workspace.blocks, dropped), ...(blocks && { [name]: blocks }) },
  }
}

const without = <Value>(bySource: Readonly<Record<string, Value>>, dropped: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(bySource).filter(([source]) => !dropped.has(source)))

/** Definitions to add, with their blocks if known. */
export type AddedDefinitions = Omit<OwnDefinitions, 'name'> & { readonly blocks?: BlocksText }

/** The user's own definitions as a source in the list. */
export function sourceOfOwn({ tables, ...own }: OwnDefinitions): LabSource {
  return { ...own, group: 'yours', tables: () => tables, blocks: {}, sample: () => ({}) }
}

/** Edited tables, or an undo or redo. */
export type Change = TextTables | 'undo' | 'redo'

export function changeTables(workspace: Workspace, opened: TextTables, change: Change): Workspace {
  const { chosen } = workspace
  const edits = workspace.edits[chosen] ?? beginEdits(opened)
  const next = change === 'undo' ? undo(edits) : change === 'redo' ? redo(edits) : addEdit(edits, change)
  return { ...workspace, edits: { ...workspace.edits, [chosen]: next } }
}
