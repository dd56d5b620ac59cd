import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Start {
  /** Seconds of CPU time of all threads from the start of the process until it was ready (`process.cpuUsage`). */
  cpu: number
  /** Elapsed seconds. */
  wall: number
}

const reportCpu = join(import.meta.dirname, 'report-cpu.mjs')
const patience = 300_000

/**
 * Starts a server, waits until its /readyz responds with 200, reads its CPU time, and kills it like a crash.
 *
 * @throws Error with the output of the server if it ends first or does not become ready
 */
export async function measureStart(script: string, env: Record<string, string>): Promise<Start> {
  const { PATH = '' } = process.env
  const begun = performance.now()
  const child = fork(script, { execArgv: ['--import', reportCpu], env: { PATH, ...env }, silent: true })
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)))
  try {
    while (!(await isReady(output))) {
      if (child.exitCode !== null || performance.now() - begun > patience)
        throw new Error(`${script} did not become ready:\n${output}`)
      await sleep(10)
    }
    const wall = (performance.now() - begun) / 1000
    return { cpu: await cpuOf(child), wall }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

async function isReady(output: string): Promise<boolean> {
  const origin = /Server listening at (http:[^\s"]+)/.exec(output)?.[1]
  return origin !== undefined && (await fetch(`${origin}/readyz`)).ok
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  const [{ user, system }] = (await answer) as [NodeJS.CpuUsage]
  return (user + system) / 1e6
}
