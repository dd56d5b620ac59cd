import { cpSync, existsSync } from 'node:fs'

import type { TestProject } from 'vitest/node'

import { ensureBuilt } from '../../scripts/build.mjs'
import { startPortal } from './harness/start-portal.ts'

interface SharedPortal {
  origin: string
  dataDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One portal for each worker. The test files of a worker share it and run one after the other. */
    portals: SharedPortal[]
    /** A data folder with demo data that no server uses. Portals can start with a copy of it. */
    demoData: string
  }
}

/**
 * Starts portals with the same demo data for the whole run, one for each worker, so that test files that run in
 * parallel do not share drafts.
 */
export default async function setup(project: TestProject) {
  await ensureBuilt() // two portals that start at the same time would build into the same folder
  const made = await makeDemoData()
  const portals = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startPortal({ filled: made.dataDir })),
  )
  project.provide('demoData', made.dataDir)
  project.provide(
    'portals',
    portals.map(({ origin, dataDir }) => ({ origin, dataDir })),
  )
  return () => Promise.all([made, ...portals].map((portal) => portal.discard()))
}

/** Creates the demo data. If KEPT_DEMO_DATA names a folder, later runs reuse the data in it. */
async function makeDemoData(): Promise<{ dataDir: string; discard: () => Promise<void> }> {
  const kept = process.env['KEPT_DEMO_DATA']
  const discard = async () => undefined
  if (kept && existsSync(kept)) return { dataDir: kept, discard }
  const portal = await startPortal()
  await portal.stop()
  if (kept) cpSync(portal.dataDir, kept, { recursive: true })
  return portal
}
