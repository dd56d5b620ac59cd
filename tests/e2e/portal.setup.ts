import type { TestProject } from 'vitest/node'

import { startPortal } from './harness/start-portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The portal that all end-to-end tests share. */
    portal: { origin: string; dataDir: string }
  }
}

/** One portal with fresh demo data for the whole run. */
export default async function setup(project: TestProject) {
  const portal = await startPortal()
  project.provide('portal', { origin: portal.origin, dataDir: portal.dataDir })
  return () => portal.discard()
}
