import type { WorkspaceStorage } from '../../src/definition-lab/lab-setup.ts'
import type { Workspace } from '../../src/definition-lab/workspace.ts'

const store = 'workspaces'

/** Stores what a person opened and edited in the browser's database, including the steps to undo. */
export const browserWorkspaceStorage: WorkspaceStorage = {
  write: async (name, workspace) => {
    try {
      const database = await openDatabase()
      const transaction = database.transaction(store, 'readwrite')
      // Steps share their unchanged rows. The browser stores a shared row once.
      transaction.objectStore(store).put(workspace, name)
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
      })
      database.close()
      return true
    } catch {
      return false
    }
  },
  read: async (name) => {
    try {
      const database = await openDatabase()
      const kept: unknown = await resultOf(database.transaction(store).objectStore(store).get(name))
      database.close()
      return (kept as Workspace | undefined) ?? null // only this module writes it; see the version below
    } catch {
      return null
    }
  },
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
