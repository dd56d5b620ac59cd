import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { sendFileBy } from '../../../api/send-file.ts'
import type { UploadChoices } from '../upload-choices.ts'
import { payloadOf, type FileRow } from './file-row.ts'

interface Filed {
  batchId: string
  count: number
}

const send = sendFileBy(api)

/**
 * Uploads the files one after another, and files them in one call. Files that were already uploaded are not uploaded
 * again.
 */
export function useFileDocuments(upload: UploadChoices, onFiled: (filed: Filed, rows: readonly FileRow[]) => void) {
  const [paths] = useState(() => new Map<string, string>())
  const [sent, setSent] = useState(0)
  const filing = useMutation({
    mutationFn: async ({ rows, replace }: { rows: readonly FileRow[]; replace: boolean }) => {
      const { signal } = new AbortController()
      for (const [index, { id, file }] of rows.entries()) {
        setSent(index)
        if (!paths.has(id)) paths.set(id, await send(file, { signal, onProgress: () => undefined }))
      }
      setSent(rows.length)
      const Documents = rows.map((row) => payloadOf(upload, row, paths.get(row.id) ?? ''))
      const { Payload } = await api.fileDocuments({ body: { Documents, Replace: replace } })
      return { batchId: Payload ?? '', count: rows.length }
    },
    meta: { stale: ['documents', 'activity-log'] },
    onSuccess: (filed, { rows }) => onFiled(filed, rows),
  })
  return { filing, sent }
}
