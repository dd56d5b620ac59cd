import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '../../../packages/server/test/free-port.ts'
import { startPostOffice } from './mail.ts'

/** A portal that the script of `npm start` serves from its own data folder. */
export interface Portal {
  origin: string
  dataDir: string
  /** Returns the output of the server so far. */
  log(): string
  /** Stops the server and keeps its data. */
  stop(): Promise<void>
  /** Stops the server and deletes its data. */
  discard(): Promise<void>
}

interface Choices {
  /** A stopped portal whose data and origin are reused. */
  again?: Portal
  /** The data folder of a stopped portal. The new portal uses a copy of it, which is faster than loading demo data. */
  filled?: string
  env?: Record<string, string>
}

const patience = 400_000 // the first portal loads the demo data

/** The environment without the database of the test run, because each portal creates its own database. */
const { DATABASE_URL: _, ...ownEnvironment } = process.env

/**
 * Starts a portal with demo data on a free port and waits until it is ready.
 * @throws Error with the output of the server if it ends or does not become ready
 */
export async function startPortal({ again, filled, env = {} }: Choices = {}): Promise<Portal> {
  const folder = again ? join(again.dataDir, '..') : mkdtempSync(join(tmpdir(), 'portal-'))
  const dataDir = join(folder, 'data')
  if (filled && !again) cpSync(filled, dataDir, { recursive: true })
  const logFile = join(folder, 'server.log')
  const port = again ? new URL(again.origin).port : String(await freePort())
  const origin = `http://localhost:${port}`
  const postOffice = await startPostOffice(dataDir)
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...ownEnvironment,
      NODE_ENV: 'development',
      PORT: port,
      DATA_DIR: dataDir,
      SMTP_URL: postOffice.url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  const logTo = createWriteStream(logFile, { flags: 'a' })
  server.stdout.pipe(logTo, { end: false })
  server.stderr.pipe(logTo, { end: false })
  const log = () => readFileSync(logFile, 'utf8')

  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM')
    await ended
    await postOffice.close()
  }
  const discard = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const isReady = await Promise.race([answers(`${origin}/readyz`), ended.then(() => false)])
  if (!isReady) {
    await stop()
    throw new Error(`The portal did not start:\n${log()}`)
  }
  return { origin, dataDir, log, stop, discard }
}

async function answers(address: string): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(100)) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return true
  }
  return false
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
