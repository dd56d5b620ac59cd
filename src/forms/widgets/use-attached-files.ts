import type { AttachedFile } from '@captive/form-engine'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../../api/call-failure.ts'
import type { ListedFile } from '../../ui/file-list.tsx'
import type { FileUpload } from '../file-upload.ts'

interface Sending extends ListedFile {
  readonly file: File
  readonly abort: AbortController
}

/**
 * Files on their way to a file control. Those that arrived are its value; the others live here.
 * `change` gets the new value each time one arrives or is taken out.
 */
export function useAttachedFiles(
  attached: readonly AttachedFile[],
  upload: FileUpload | null,
  change: (files: AttachedFile[]) => void,
) {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const arrived = useRef(attached)
  arrived.current = attached
  const running = useRef(new Set<AbortController>())
  useEffect(() => () => running.current.forEach((abort) => abort.abort()), [])

  const patch = (id: string, state: ListedFile['state']) =>
    setSending((files) => files.map((file) => (file.id === id ? { ...file, state } : file)))
  const drop = (id: string) => setSending((files) => files.filter((file) => file.id !== id))

  const start = async (file: File, id: string) => {
    if (upload === null) return
    const abort = new AbortController()
    running.current.add(abort)
    const entry: Sending = {
      id,
      name: file.name,
      size: file.size,
      file,
      abort,
      state: { kind: 'uploading', percent: 0 },
    }
    setSending((files) => [...files.filter((each) => each.id !== id), entry])
    try {
      const stored = await upload.send(file, (percent) => patch(id, { kind: 'uploading', percent }), abort.signal)
      drop(id)
      change([...arrived.current, stored])
    } catch (error) {
      if (!abort.signal.aborted) patch(id, { kind: 'failed', message: refusalOf(error) ?? 'Not uploaded' })
    } finally {
      running.current.delete(abort)
    }
  }

  return {
    refusal,
    files: [...attached.map(toListed), ...sending],
    add: (files: readonly File[]) => {
      const present = [...attached, ...sending.map(({ name, size }) => ({ name, size }))]
      setRefusal(null)
      for (const file of files) {
        const refused = upload?.refuse(file, present) ?? null
        if (refused !== null) {
          setRefusal(refused)
          continue
        }
        present.push({ name: file.name, size: file.size })
        void start(file, crypto.randomUUID())
      }
    },
    remove: ({ id }: ListedFile) => {
      sending.find((file) => file.id === id)?.abort.abort()
      drop(id)
      change(attached.filter((file, index) => toListed(file, index).id !== id))
    },
    retry: ({ id }: ListedFile) => {
      const failed = sending.find((file) => file.id === id)
      if (failed) void start(failed.file, id)
    },
  }
}

function toListed({ name, size = 0, filePath }: AttachedFile, index: number): ListedFile {
  return { id: filePath ?? `${name} ${index}`, name, size, state: { kind: 'done' } }
}
