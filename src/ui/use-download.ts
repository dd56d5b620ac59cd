import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { openTab } from './open-tab.ts'
import { saveFile } from './save-file.ts'

/** Loads a file; tells how far it is as a share from 0 to 1 where that is known, and stops when `signal` says so. */
export type LoadFile = (way: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Blob>

/** There is no file to load: trying again would not help. `message` is what to say. */
export class NoFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NoFileError'
  }
}

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'loading'; share: number | undefined }
  | { kind: 'failed'; reason: string }

const mayPass = 'It did not load. Press again to try once more.'

/**
 * A download that can be watched and stopped; what is loaded goes to the browser's downloads under `fileName`, or into
 * a tab of its own. The tab is opened by the click itself, since browsers refuse one that comes later.
 */
export function useDownload(load: LoadFile, fileName: string, into: 'downloads' | 'tab' = 'downloads') {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  // So that what holds for every call holds for this one: where its session ended, it has not failed.
  const { mutateAsync } = useMutation({ mutationFn: load, gcTime: 0 })
  const start = async () => {
    const stopper = new AbortController()
    running.current = stopper
    const unlessStopped = (next: DownloadState) => {
      if (!stopper.signal.aborted) setState(next)
    }
    const tab = into === 'tab' ? openTab(fileName) : null
    stopper.signal.addEventListener('abort', () => tab?.close())
    setState({ kind: 'loading', share: undefined })
    try {
      const file = await mutateAsync({
        signal: stopper.signal,
        onProgress: (share) => unlessStopped({ kind: 'loading', share }),
      })
      if (stopper.signal.aborted) return
      if (!tab?.show(file)) saveFile(file, fileName)
      setState({ kind: 'idle' })
    } catch (error) {
      tab?.close()
      unlessStopped({ kind: 'failed', reason: error instanceof NoFileError ? error.message : mayPass })
    }
  }
  const stop = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, start: () => void start(), stop }
}
