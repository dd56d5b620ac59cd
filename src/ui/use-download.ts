import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { openTab } from './open-tab.ts'
import { saveFile } from './save-file.ts'
import { texts } from './texts.ts'

/** Loads a file and reports progress from 0 to 1, if known; `signal` aborts it. */
export type LoadFile = (way: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Blob>

/** The file does not exist, so trying again would not help. `message` is for the user. */
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

/**
 * Downloads a file with progress and abort, or opens it in a new tab. The tab opens during the click, because browsers
 * block tabs that open later.
 */
export function useDownload(load: LoadFile, fileName: string, into: 'downloads' | 'tab' = 'downloads') {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  // A mutation, so that an ended session is handled as for every other call.
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
      unlessStopped({ kind: 'failed', reason: error instanceof NoFileError ? error.message : texts.downloads.failed })
    }
  }
  const stop = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, start: () => void start(), stop }
}
