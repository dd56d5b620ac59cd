import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ensureBuilt } from '../scripts/build.mjs'
import { builtServer } from '../scripts/server-command.mjs'
import { measureStart, type Start } from './start/measured-start.ts'

/** The maximum CPU time in seconds until the portal is ready with existing data. */
const maxCpuSeconds = 3
const rounds = 5

const plainServer = join(import.meta.dirname, 'start/plain-server.mjs')

/**
 * Measures the CPU time until a killed portal is ready again, with the demo data in the embedded database. Compares it
 * with the minimum, a plain Fastify and PGlite on a copy of the same data. They take turns, and both are killed each
 * time.
 */
export async function startBench(print: (table: unknown) => void): Promise<void> {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-bench-'))
  const portal = { PORT: '0', DATA_DIR: join(folder, 'data'), ...builtServer.env }
  const plain = { DATABASE_FOLDER: join(folder, 'plain') }
  try {
    const first = await measureStart(builtServer.script, portal)
    cpSync(join(portal.DATA_DIR, 'database'), plain.DATABASE_FOLDER, { recursive: true })
    const starts = { portal: [] as Start[], plain: [] as Start[] }
    for (let round = 0; round <= rounds; round++) {
      const pair = [await measureStart(builtServer.script, portal), await measureStart(plainServer, plain)] as const
      // The first round recovers from a kill during the first start, and fills the compile cache.
      if (round === 0) continue
      starts.portal.push(pair[0])
      starts.plain.push(pair[1])
    }
    const [portalStart, plainStart] = [middle(starts.portal), middle(starts.plain)]
    print({
      'portal, first start (makes the demo data)': shown(first),
      'portal, on existing data': shown(portalStart),
      'plain Fastify and PGlite': shown(plainStart),
    })
    console.log(
      `${(portalStart.cpu / plainStart.cpu).toFixed(1)} times the CPU of the plain server; the limit is ${maxCpuSeconds} seconds.`,
    )
    if (portalStart.cpu > maxCpuSeconds) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const shown = ({ cpu, wall }: Start) => ({
  'CPU seconds until ready': Number(cpu.toFixed(2)),
  'seconds until ready': Number(wall.toFixed(2)),
})

function middle(starts: readonly Start[]): Start {
  const medianOf = (key: keyof Start) =>
    starts.map((start) => start[key]).toSorted((a, b) => a - b)[starts.length >> 1] ?? NaN
  return { cpu: medianOf('cpu'), wall: medianOf('wall') }
}
