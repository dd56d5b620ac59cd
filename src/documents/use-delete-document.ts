import type { Document } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'

import { api } from '../api/api.ts'
import { reasonOf } from '../api/call-failure.ts'
import { showFailure, showSuccess } from '../ui/toasts.tsx'
import { texts } from './texts.ts'

/** Deletes a document and its file, and refetches the lists (AMB-077). */
export function useDeleteDocument() {
  return useMutation({
    mutationFn: ({ FilePath, RecId }: Pick<Document, 'FilePath' | 'RecId'>) =>
      api.documentDelete({ query: { FileName: FilePath, RecId } }),
    meta: { stale: ['documents'] },
    onSuccess: () => showSuccess(texts.deleted),
    onError: (error) => showFailure(reasonOf(error)),
  })
}
