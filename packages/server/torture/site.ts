import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Random } from '../src/demo/random.ts'
import { createFilled, fillFolder } from '../test/databases.ts'
import { freePort } from '../test/free-port.ts'
import { startSmtp, type OnMessage, type TestSmtp } from '../test/start-smtp.ts'
import { Copy } from './copy.ts'
import { compare, type Comparison } from './ledger.ts'
import { Load } from './load.ts'
import { metricsToken } from './metrics.ts'
import { Probe } from './probe.ts'
import type { DatabaseKind } from './trial.ts'

export interface SiteOptions {
  /** Copies of the server; one if not given. */
  copies?: number
  /** How the mail server handles a message. By default, it accepts it. */
  onMessage?: OnMessage
  /** The address of a PostgreSQL other than that of the run. */
  postgres?: string
  /** Settings in addition to those of every site. */
  environment?: (dataDir: string) => Record<string, string>
  /** Prepares the data folder before anything is in it. Returns what undoes that in the end. */
  prepare?: (dataDir: string) => Promise<() => Promise<void>>
}

interface Surroundings {
  kind: DatabaseKind
  /** The address of a PostgreSQL; the databases of a run are named after its database. */
  postgres: string
  random: Random
  /** The script of the server, as a URL; that of the sources if not given. */
  script: string | undefined
}

/** An installation with demo data in use: servers, a database, files, a mail server, people, and a probe. */
export class Site {
  readonly copies: readonly Copy[]
  readonly dataDir: string
  readonly smtp: TestSmtp
  readonly environment: Record<string, string>
  readonly load: Load
  #probe: Probe | undefined
  readonly #remove: () => Promise<void>

  private constructor(
    fixed: Pick<Site, 'copies' | 'dataDir' | 'smtp' | 'environment'> & { random: Random },
    remove: () => Promise<void>,
  ) {
    const { copies, random } = fixed
    this.copies = copies
    this.dataDir = fixed.dataDir
    this.smtp = fixed.smtp
    this.environment = fixed.environment
    this.load = new Load(() => random.pick(copies).address, random)
    this.#remove = remove
  }

  static async open(
    { kind, postgres, random, script }: Surroundings,
    { copies = 1, onMessage, environment: more, prepare, ...options }: SiteOptions = {},
  ): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'captive-portal-torture-'))
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    const undo = await prepare?.(dataDir)
    const database = kind === 'PostgreSQL' ? await createFilled(options.postgres ?? postgres, withPart) : undefined
    if (!database) await fillFolder(join(dataDir, 'database'))
    const smtp = await startSmtp({}, onMessage)
    const environment = {
      DATA_DIR: dataDir,
      DEMO_DATA: 'false', // the data already exists
      SMTP_URL: smtp.url,
      PORTAL_ORIGIN: 'https://portal.example',
      METRICS_TOKEN: metricsToken,
      ...(database && { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }),
      ...more?.(dataDir),
    }
    const servers: Copy[] = []
    for (let count = 0; count < copies; count++) servers.push(new Copy(await freePort(), environment, script))
    return new Site({ copies: servers, dataDir, smtp, environment, random }, async () => {
      await smtp.close()
      await database?.drop()
      await undo?.()
      await rm(folder, { recursive: true, force: true })
    })
  }

  /** The first copy of the server, which is the only one of most trials. */
  get server(): Copy {
    const [first] = this.copies
    if (!first) throw new TypeError('A site has at least one copy of the server.')
    return first
  }

  /** Starts the servers, then the probe and the people. */
  async begin(): Promise<void> {
    await Promise.all(this.copies.map((copy) => copy.start()))
    this.#probe = new Probe(this.copies.map(({ address }) => address))
    this.load.begin()
  }

  /** Lets users finish while servers run, and compares the responses with the stored data. */
  async settle(): Promise<Comparison & Pick<Probe, 'longest' | 'total'>> {
    await this.load.end()
    await this.#probe?.end()
    const { longest = 0, total = 0 } = this.#probe ?? {}
    return { ...(await compare(this.server.address, this.load.claims, this.smtp)), longest, total }
  }

  async close(): Promise<void> {
    await Promise.all([this.load.end(0), this.#probe?.end()])
    await Promise.all(this.copies.map((copy) => copy.kill()))
    await this.#remove()
  }
}

const withPart = { demoData: true }
