import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApi, type Api } from '@captive/api-client'

import { demoPassword } from '../src/demo/load-demo-data.ts'

export interface ServerProcess {
  /**
   * Its address, once it listens.
   * @throws Error with all that it wrote, when it ended instead
   */
  listening: () => Promise<string>
  /** All that it wrote so far. */
  output: () => string
  /** Stops reading the output. */
  stopReading: () => void
  kill: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => void
  /** Resolves with its exit code, null when a signal ended it. */
  ended: Promise<number | null>
}

/**
 * Starts the real server as a separate process on a free port, without the environment of the tests.
 * @param script the URL of the module to run
 */
export const startProcess = (environment: Record<string, string>, script = '../src/main.ts'): ServerProcess =>
  runProcess(script, [], { PORT: '0', ...environment })

/** Compiling the server's modules is a third of the CPU time of a start. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'captive-portal-tests-compiled') }

/** Runs `npm run backup` or `npm run restore`. */
export const runBackupCommand = (arguments_: string[], environment: Record<string, string>): ServerProcess =>
  runProcess('../src/commands/backup.ts', arguments_, environment)

/** Runs `npm run verify-log`. */
export const runVerifyLog = (arguments_: string[], environment: Record<string, string>): ServerProcess =>
  runProcess('../src/commands/verify-log.ts', arguments_, environment)

function runProcess(file: string, arguments_: string[], environment: Record<string, string>): ServerProcess {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [path, ...arguments_], { env: { PATH, ...compiled, ...environment } })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const heard = new Promise<string | undefined>((resolve) => {
    void ended.then(() => resolve(undefined))
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /Server listening at (http:\/\/[\d.:]+)"/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const listening = async () => {
    const address = await heard
    if (!address) throw new Error(`The process ended before it listened:\n${output}`)
    return address
  }
  const stopReading = () => void child.stdout.destroy()
  return { listening, output: () => output, stopReading, kill: (signal) => child.kill(signal), ended }
}

/** Signs in with the demo password: the calls of the contract at this server, and within the same session at another. */
export async function signedIn(
  address: string,
  email: string,
): Promise<{ api: Api; at: (address: string) => Api; token: string }> {
  let token: string | null = null
  const at = (other: string) => createApi({ baseUrl: `${other}/api`, token: () => token })
  const body = { username: email, password: demoPassword, grant_type: 'password' as const }
  token = (await at(address).logOn({ body })).access_token
  return { api: at(address), at, token }
}

export interface SlowCall {
  /** Sends the rest of the body, and gives the answer. */
  finish: () => Promise<{ status: number; headers: IncomingHttpHeaders; body: Record<string, unknown> }>
}

/** A POST that the server has started to read. The last bytes of its body are not sent yet. */
export async function slowPost(url: string, headers: OutgoingHttpHeaders, body: string): Promise<SlowCall> {
  const call = request(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-length': Buffer.byteLength(body),
      connection: 'keep-alive',
      expect: '100-continue',
    },
  })
  call.on('error', () => undefined) // where the server ends first
  call.flushHeaders()
  await once(call, 'continue')
  call.write(body.slice(0, -10))
  return {
    finish: async () => {
      call.end(body.slice(-10))
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      return {
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: (await json(answer)) as Record<string, unknown>,
      }
    },
  }
}

/** The status that `/readyz` names, or `refused` if no server listens. */
export const readiness = (address: string): Promise<string> =>
  fetch(`${address}/readyz`).then(
    async (answer) => ((await answer.json()) as { status: string }).status,
    () => 'refused',
  )

/** Waits until a condition is true. If it never is, the test's time limit ends the wait. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20)
}
