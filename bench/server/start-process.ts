import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A server in a separate process. */
export interface Running {
  origin: string
  pid: number
  /** Megabytes of memory in use. Undefined if the system has no ps. */
  memory(): Promise<number | undefined>
  stop(): Promise<void>
}

const patience = 180_000

/**
 * Starts a script that prints "Server listening at …", and waits for that line.
 *
 * @throws Error with the output of the script if it ends or prints nothing
 */
export async function startProcess(script: string, env: Record<string, string>, logFile: string): Promise<Running> {
  const { PATH = '' } = process.env
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [script], { env: { PATH, ...env }, stdio: ['ignore', log, log] })
  const ended = once(child, 'exit')
  const said = readFileSync(logFile, 'utf8').length
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  for (const deadline = Date.now() + patience; Date.now() < deadline && child.exitCode === null; await sleep(100)) {
    const origin = /Server listening at (http:[^\s"]+)/.exec(readFileSync(logFile, 'utf8').slice(said))?.[1]
    if (origin && child.pid) return { origin, pid: child.pid, stop, memory: () => residentMegabytes(child.pid) }
  }
  await stop()
  throw new Error(`${script} did not start:\n${readFileSync(logFile, 'utf8')}`)
}

async function residentMegabytes(pid: number | undefined): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return Number(stdout) > 0 ? Math.round(Number(stdout) / 1024) : undefined
}
