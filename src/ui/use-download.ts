import { useRef, useState } from 'react'
import { saveFile } from './save-file.ts'

/** Loads a file; tells how far it is as a share from 0 to 1 where that is known, and stops when `signal` says so. */
export type LoadFile = (way: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Blob>

export type DownloadState = { kind: 'idle' } | { kind: 'loading'; share: number | undefined } | { kind: 'failed' }

/** A download that can be watched and stopped; what is loaded is handed to the browser under `fileName`. */
export function useDownload(load: LoadFile, fileName: string) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const start = async () => {
    const stopper = new AbortController()
    running.current = stopper
    const unlessStopped = (next: DownloadState) => {
      if (!stopper.signal.aborted) setState(next)
    }
    setState({ kind: 'loading', share: undefined })
    try {
      const file = await load({
        signal: stopper.signal,
        onProgress: (share) => unlessStopped({ kind: 'loading', share }),
      })
      if (stopper.signal.aborted) return
      saveFile(file, fileName)
      setState({ kind: 'idle' })
    } catch {
      unlessStopped({ kind: 'failed' })
    }
  }
  const stop = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, start: () => void start(), stop }
}
