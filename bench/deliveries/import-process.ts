import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../packages/server/src/commands/import.ts', import.meta.url))

export interface ImportFigures {
  seconds: number
  /** Seconds of CPU time of the process, including all threads. */
  cpu: number
  'peak MB': number
}

/** The limit of V8's heap in megabytes on a machine with one gigabyte. */
const oldSpace = 700

/**
 * Runs `npm run import` in a separate process.
 *
 * @throws Error with the output of the process if it fails
 */
export async function runImport(env: Record<string, string>, ...options: string[]): Promise<ImportFigures> {
  const { PATH = '' } = process.env
  const started = performance.now()
  const execArgv = [`--max-old-space-size=${oldSpace}`]
  const child = spawn(process.execPath, [...execArgv, command, ...options], { env: { PATH, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const figures = { cpu: 0, 'peak MB': 0 }
  const watching = setInterval(() => Object.assign(figures, figuresOf(child.pid) ?? {}), 200)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(watching)
  if (code !== 0) throw new Error(`The import failed:\n${output}`)
  return { seconds: Math.round((performance.now() - started) / 1000), ...figures }
}

/** CPU time and the highest memory use so far, from Linux. */
function figuresOf(pid: number | undefined): Omit<ImportFigures, 'seconds'> | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { cpu: ticks / 100, 'peak MB': Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024) }
  } catch {
    return undefined // the process has ended
  }
}
