import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

import type { WorkspaceStorage } from './lab-setup.ts'
import { isShared, readShared } from './share/share-link.ts'
import { addOwn, newWorkspace, type Workspace } from './workspace.ts'

/** Debounces saves, in milliseconds. */
const pause = 300

/**
 * What a user opened and edited. Starts with the workspace stored in this browser, and with the tables of the link in
 * the URL. Calls `refuse` if that link is damaged.
 */
export function useWorkspace(initial: string, storage: WorkspaceStorage, refuse: () => void) {
  const [workspace, setWorkspace] = useState(() => newWorkspace(initial))
  const [isRead, setRead] = useState(false)
  const [isStored, setStored] = useState(false)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const stored = await storage.read(initial)
      const { hash } = location
      const shared = isShared(hash) ? await readShared(hash) : null
      if (isGone) return
      const begun = stored ?? newWorkspace(initial)
      if (stored || shared) setWorkspace(shared ? addOwn(begun, { ...shared, found: [] }) : begun)
      setRead(true)
      if (!isShared(hash)) return
      if (!shared) refuse()
      // Removes the hash. Otherwise a reload would open the tables again without the edits.
      history.replaceState(history.state, '', location.href.replace(/#.*$/, ''))
    }
    void read()
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the lab opens
  }, [])
  const isTouched = isRead && hasContent(workspace)
  const keep = useDebouncedCallback((changed: Workspace) => void storage.write(initial, changed).then(setStored), {
    delay: pause,
    flushOnUnmount: true,
  })
  useEffect(() => {
    if (isTouched) keep(workspace)
  }, [isTouched, keep, workspace])
  return { workspace, setWorkspace, isStored }
}

const hasContent = ({ own, edits, blocks }: Workspace): boolean =>
  own.length > 0 || Object.keys(edits).length > 0 || Object.keys(blocks).length > 0
