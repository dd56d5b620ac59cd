import type { Document } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'

import { api } from '../api/api.ts'
import { reasonOf } from '../api/call-failure.ts'
import { showFailure, showSuccess } from '../ui/toasts.tsx'

/** Deletes a document and its file; the lists that had it are asked for anew (DOC-007, AMB-077). */
export function useDeleteDocument() {
  return useMutation({
    mutationFn: ({ FilePath, RecId }: Pick<Document, 'FilePath' | 'RecId'>) =>
      api.documentDelete({ query: { FileName: FilePath, RecId } }),
    meta: { stale: ['documents'] },
    onSuccess: () => showSuccess('Document Deleted'),
    onError: (error) => showFailure(reasonOf(error)),
  })
}
