import { lazy } from 'react'

/** In a separate chunk, because the form for one file does not need the table. */
export const LazyManyFilesPage = lazy(async () => ({ default: (await import('./many-files-page.tsx')).ManyFilesPage }))
