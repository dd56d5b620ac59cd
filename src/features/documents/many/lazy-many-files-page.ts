import { lazy } from 'react'

/** A script of its own: the form of one file needs no table. */
export const LazyManyFilesPage = lazy(async () => ({ default: (await import('./many-files-page.tsx')).ManyFilesPage }))
