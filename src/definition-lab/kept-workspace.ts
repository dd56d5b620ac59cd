import { beginEdits } from './tables/edits.ts'
import type { Workspace } from './workspace.ts'

const store = 'workspaces'

/** Keeps what a person opened and edited in this browser. Resolves to whether the browser could. */
export async function keepWorkspace(name: string, workspace: Workspace): Promise<boolean> {
  // Without the steps to undo, which would be written again with every edit.
  const edits = Object.entries(workspace.edits).map(([source, { present }]) => [source, beginEdits(present)] as const)
  const kept: Workspace = { ...workspace, edits: Object.fromEntries(edits) }
  try {
    const database = await openDatabase()
    const transaction = database.transaction(store, 'readwrite')
    transaction.objectStore(store).put(kept, name)
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    })
    database.close()
    return true
  } catch {
    return false
  }
}

/** What was kept, or `null` if there is nothing, or the browser refuses. */
export async function readKeptWorkspace(name: string): Promise<Workspace | null> {
  try {
    const database = await openDatabase()
    const kept: unknown = await resultOf(database.transaction(store).objectStore(store).get(name))
    database.close()
    return (kept as Workspace | undefined) ?? null // only this module writes it; the version below changes with the type
  } catch {
    return null
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('definition-lab', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return resultOf(request)
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('refused'))
  })
}
