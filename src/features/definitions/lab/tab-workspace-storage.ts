import type { WorkspaceStorage } from '../../../definition-lab/lab-setup.ts'
import type { Workspace } from '../../../definition-lab/workspace.ts'
import { beginEdits } from '../../../definition-lab/tables/edits.ts'
import { inTab } from '../../../stored-keys.ts'

/** Stores edited tables in this tab until log out, but not the undo history, which would be too large. */
export const tabWorkspaceStorage: WorkspaceStorage = {
  read: (name) => {
    const text = inTab('definition-lab', name).read()
    return Promise.resolve(text === null ? null : (JSON.parse(text) as Workspace)) // only `write` writes it
  },
  write: (name, workspace) => {
    const edits = Object.entries(workspace.edits).map(([source, { present }]) => [source, beginEdits(present)] as const)
    const entry = inTab('definition-lab', name)
    const text = JSON.stringify({ ...workspace, edits: Object.fromEntries(edits) } satisfies Workspace)
    entry.write(text)
    return Promise.resolve(entry.read() === text)
  },
}
