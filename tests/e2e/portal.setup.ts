import type { TestProject } from 'vitest/node'

import { startPortal } from './harness/start-portal.ts'

interface SharedPortal {
  origin: string
  dataDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One portal for each worker, shared by the test files that run in it one after the other. */
    portals: SharedPortal[]
  }
}

/** Portals with fresh demo data for the whole run, one for each worker: a report in one file is no other file's draft. */
export default async function setup(project: TestProject) {
  const portals = [await startPortal()] // builds what is not built yet, and so comes before the others
  while (portals.length < project.config.maxWorkers) portals.push(await startPortal())
  project.provide(
    'portals',
    portals.map(({ origin, dataDir }) => ({ origin, dataDir })),
  )
  return () => Promise.all(portals.map((portal) => portal.discard()))
}
