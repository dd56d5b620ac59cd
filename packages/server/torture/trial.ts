import type { Random } from '../src/demo/random.ts'
import type { Site, SiteOptions } from './site.ts'

export type DatabaseKind = 'PostgreSQL' | 'PGlite'

/** What a trial did and found, summed over its sites. */
export interface Findings {
  /** Reports that a client began to send. */
  tried: number
  /** Reports that the server acknowledged with success. */
  acknowledged: number
  /** Reports that the server has in the end, acknowledged or not. */
  stored: number
  /** What was acknowledged and is missing: a report, its file or one of its mails. */
  lost: string[]
  /** What exists more than once for one confirmation number: a report, its file or one of its mails. */
  doubled: string[]
  /** Mails that arrived again with the same Message-ID. */
  repeatedMails: number
  /** The longest time without a server that is ready, in milliseconds. */
  longestOutage: number
  /** The sum of these times. */
  totalOutage: number
  /** How often the trial did its damage. */
  times: number
  /** What the reader of the results must know, such as what stood in for what was missing. */
  notes: string[]
}

/** What a trial works with. All that it decides, it draws from `random`. */
export interface TrialContext {
  kind: DatabaseKind
  random: Random
  /** How often a trial kills a server; others do their damage so often at most. */
  kills: number
  /** Opens a site, which the runner closes. */
  open: (options?: SiteOptions) => Promise<Site>
  /** Lets the people of a site finish, compares, and closes it. */
  settle: (site: Site) => Promise<void>
  /** Counts damage done. */
  count: (times?: number) => void
  note: (sentence: string) => void
}

/** A way to damage a running installation, and the conditions that must hold afterward. */
export interface Trial {
  name: string
  /** One sentence for docs/reliability.md. */
  does: string
  databases: readonly DatabaseKind[]
  /** Whether a mail may arrive again, because the server had not recorded that the mail server accepted it. */
  mayRepeatMail: boolean
  run: (context: TrialContext) => Promise<void>
}

/** A trial found something other than a lost or doubled report. */
export class TrialFailedError extends Error {
  override readonly name = 'TrialFailedError'
}
