import type { TextTables } from '@captive/form-engine/files'

/** The edited tables, and the tables before and after each edit for undo and redo. */
export interface Edits {
  readonly past: readonly TextTables[]
  readonly present: TextTables
  readonly future: readonly TextTables[]
}

/** The steps share unchanged rows, so a step is small, even when stored. */
const maxUndoSteps = 50

export function beginEdits(tables: TextTables): Edits {
  return { past: [], present: tables, future: [] }
}

export function addEdit({ past, present }: Edits, tables: TextTables): Edits {
  return { past: [...past, present].slice(-maxUndoSteps), present: tables, future: [] }
}

export function undo(edits: Edits): Edits {
  const { past, present, future } = edits
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : edits
}

export function redo(edits: Edits): Edits {
  const { past, present, future } = edits
  const [next, ...rest] = future
  return next ? { past: [...past, present], present: next, future: rest } : edits
}
