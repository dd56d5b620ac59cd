import { randomOf } from '../src/demo/random.ts'
import { Site, type SiteOptions } from './site.ts'
import type { DatabaseKind, Findings, Trial } from './trial.ts'

export interface RunOptions {
  seed: number
  kills: number
  /** The address of a PostgreSQL; the databases of a run are named after its database. */
  postgres: string
  /** The script of the server, as a URL; that of the sources if not given. */
  script?: string | undefined
}

/** A trial on a database, and what it found. */
export interface Result {
  trial: Trial
  kind: DatabaseKind
  findings: Findings
  /** Why it failed otherwise than by lost and doubled reports. */
  failure: string | undefined
}

export const hasPassed = ({ findings: { lost, doubled }, failure }: Result): boolean =>
  failure === undefined && lost.length + doubled.length === 0

/** Runs a trial on a database. A failure is part of the result. */
export async function runTrial(trial: Trial, kind: DatabaseKind, options: RunOptions): Promise<Result> {
  const { seed, kills, postgres, script } = options
  const random = randomOf(`${trial.name} ${kind}`, seed)
  const findings = nothing()
  let failure: string | undefined
  const sites = new Set<Site>()
  const open = async (given?: SiteOptions) => {
    const site = await Site.open({ kind, postgres, random, script }, given)
    sites.add(site)
    return site
  }
  const close = async (site: Site) => {
    if (sites.delete(site)) await site.close()
  }
  const settle = async (site: Site) => {
    add(findings, await site.settle(), trial.mayRepeatMail)
    await close(site)
    failure ??= [...site.load.refusals, ...site.copies.flatMap(({ crashes }) => crashes)][0]
  }
  try {
    await trial.run({
      ...{ kind, random, kills, open, settle },
      count: (times = 1) => void (findings.times += times),
      note: (sentence) => void findings.notes.push(sentence),
    })
  } catch (error) {
    const crashes = [...sites].flatMap(({ copies }) => copies.flatMap((copy) => copy.crashes))
    failure = [...crashes, error instanceof Error ? (error.stack ?? error.message) : String(error)].join('\n')
  }
  for (const site of sites)
    await close(site).catch((error: unknown) => {
      failure ??= String(error)
    })
  return { trial, kind, findings, failure }
}

const nothing = (): Findings => ({
  ...{ tried: 0, acknowledged: 0, stored: 0, lost: [], doubled: [], repeatedMails: 0 },
  ...{ longestOutage: 0, totalOutage: 0, times: 0, notes: [] },
})

function add(findings: Findings, settled: Awaited<ReturnType<Site['settle']>>, mayRepeatMail: boolean): void {
  for (const key of ['tried', 'acknowledged', 'stored', 'repeatedMails'] as const) findings[key] += settled[key]
  findings.lost.push(...settled.lost)
  findings.doubled.push(...settled.doubled)
  if (!mayRepeatMail && settled.repeatedMails > 0) findings.doubled.push(`${settled.repeatedMails} mails`)
  findings.longestOutage = Math.max(findings.longestOutage, settled.longest)
  findings.totalOutage += settled.total
}
