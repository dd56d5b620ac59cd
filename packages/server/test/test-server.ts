import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract, type Contract, type Endpoint } from '@captive/api-client/contract'
import type { FastifyInstance } from 'fastify'

import { buildApp } from '../src/app.ts'
import { readConfig, type Config } from '../src/config/config.ts'
import { demoPassword } from '../src/demo/load-demo-data.ts'
import { ServerCopy } from '../src/mail/server-copy.ts'
import { sendDueMail } from '../src/mail/mail-worker.ts'
import { createSendMail } from '../src/mail/transport.ts'
import { openTestDatabase, type Contents, type TestDatabase } from './databases.ts'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: {
    Payload?: unknown
    Error?: { ErrorStatus: number; ErrorMessage: string | null }
    RequestId?: string
    [name: string]: unknown
  }
  raw: Buffer
}

/** Makes calls of the contract, as one user. */
export type Caller = (name: keyof Contract, input?: { query?: object; body?: object | string }) => Promise<Answer>

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=b',
}

/** A multipart body with one file, under the boundary that a Caller names. */
export const fileBody = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--b--\r\n`

export interface TestServer {
  app: FastifyInstance
  config: Config
  database: TestDatabase
  /** All that was logged so far. */
  log: () => string
  nobody: Caller
  /** Signs in with the demo password. */
  as: (email: string) => Promise<Caller>
  /** The bearer token of a new session. */
  token: (email: string) => Promise<string>
  withToken: (token: string) => Caller
  /** Sends the mail that is due, and gives all .eml files so far, oldest first. */
  mails: () => Promise<string[]>
  close: () => Promise<void>
}

/** A server with its own database, by default with demo data. Call it by inject, or after `app.listen({ port: 0 })`. */
export async function startTestServer(
  environment: Record<string, string> = {},
  contents?: Contents,
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'captive-portal-'))
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  const database = await openTestDatabase(contents)
  const lines: string[] = []
  const copy = new ServerCopy(database)
  await copy.join()
  const app = await buildApp({
    config,
    database,
    logTo: { write: (line) => void lines.push(line) },
    portalFolder: join(dataDir, 'portal'),
  })

  const withToken =
    (token: string | undefined): Caller =>
    async (name, { query, body } = {}) => {
      const endpoint: Endpoint = contract[name]
      const encoding = endpoint.bodyEncoding ?? 'json'
      const response = await app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path}?${toSearch(query ?? {})}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': contentTypes[encoding] }),
        },
        ...(body !== undefined && {
          payload: encoding === 'form' ? new URLSearchParams(body as Record<string, string>).toString() : body,
        }),
      })
      const json = String(response.headers['content-type']).includes('json')
      return {
        status: response.statusCode,
        headers: response.headers,
        body: json ? response.json() : {},
        raw: response.rawPayload,
      }
    }
  const token = async (email: string) => {
    const { body } = await withToken(undefined)('logOn', {
      body: { username: email, password: demoPassword, grant_type: 'password' },
    })
    if (typeof body['access_token'] !== 'string') throw new Error(`${email} could not sign in`)
    return body['access_token']
  }

  return {
    app,
    config,
    database,
    log: () => lines.join(''),
    nobody: withToken(undefined),
    as: async (email) => withToken(await token(email)),
    token,
    withToken,
    async mails() {
      const { log, dependencies } = app
      await sendDueMail({
        database,
        keyring: config.keyring,
        copy: copy.id,
        send: createSendMail(config, dependencies.storage),
        log,
      })
      const folder = join(dataDir, 'mail')
      const names = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort()
      return Promise.all(names.map((file) => readFile(join(folder, file), 'utf8')))
    },
    async close() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Repeats a name for each value of an array, as the client does. */
function toSearch(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return new URLSearchParams(pairs).toString()
}
