import { lazy } from 'react'

/** In a separate chunk, because the form for one file does not need the table. */
export const LazyBatchUploadPage = lazy(async () => ({
  default: (await import('./batch-upload-page.tsx')).BatchUploadPage,
}))
