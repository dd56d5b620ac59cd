import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReportRecord } from '@captive/api-client/contract'
import PostalMime from 'postal-mime'

import { memberCompany } from '../test/claim-bodies.ts'
import type { Claim } from '../test/crash/reporter.ts'
import { signedIn } from '../test/server-process.ts'
import type { TestSmtp } from '../test/start-smtp.ts'
import { readMetrics } from './metrics.ts'
import type { Findings } from './trial.ts'

export type Comparison = Pick<Findings, 'tried' | 'acknowledged' | 'stored' | 'lost' | 'doubled' | 'repeatedMails'>

/** Each report has one mail to claims operations, with its file, and one acknowledgement. */
const mailsPerReport = 2
/** Milliseconds to wait for mails: a lease of a killed copy lasts half a minute, and a failed try doubles its pause. */
const mailPatience = 240_000

/** Compares the responses to clients with the data of a server and the mails that its mail server accepted. */
export async function compare(address: string, claims: readonly Claim[], smtp: TestSmtp): Promise<Comparison> {
  const records = Map.groupBy(await readRecords(address), ({ ConfirmationNum }) => ConfirmationNum)
  const stored = claims.filter(({ body }) => records.has(body.confirmationNum))
  const mails = await sentMails(address, smtp)
  const lost: string[] = []
  const doubled: string[] = []
  let repeatedMails = 0
  const count = (what: string, found: number, wanted: number) => {
    if (found < wanted) lost.push(`${what}: ${found} of ${wanted}`)
    if (found > wanted) doubled.push(`${what}: ${found} instead of ${wanted}`)
  }
  for (const { body, file, isAcknowledged } of claims) {
    const number = body.confirmationNum
    const found = records.get(number) ?? []
    if (found.length === 0 && !isAcknowledged) continue
    count(`report ${number}`, found.length, 1)
    const names = found.flatMap(({ Files }) => Files)
    count(`file of ${number}`, names.length, found.length)
    if (names.some(({ Name, Size }) => Name !== file.name || Size !== Buffer.byteLength(file.content)))
      lost.push(`file of ${number}: another name or size`)
    const about = mails.get(number) ?? []
    const ids = new Set(about.map(({ id }) => id))
    count(`mails about ${number}`, ids.size, mailsPerReport)
    repeatedMails += about.length - ids.size
    const hashes = new Map(about.flatMap(({ id, files }) => files.map((hash) => [`${id} ${hash}`, hash])))
    count(`mailed file of ${number}`, [...hashes.values()].filter((hash) => hash === sha256(file.content)).length, 1)
  }
  const acknowledged = claims.filter(({ isAcknowledged }) => isAcknowledged).length
  return { tried: claims.length, acknowledged, stored: stored.length, lost, doubled, repeatedMails }
}

/** All reports of the company, as staff export them. */
async function readRecords(address: string): Promise<ReportRecord[]> {
  const { api } = await signedIn(address, 'staff.admin@demo.example')
  const file = await api.exportReports({ query: { As: 'json', ClientId: memberCompany } })
  return JSON.parse(await file.text()) as ReportRecord[]
}

interface ArrivedMail {
  id: string
  number: string
  /** SHA-256 of its files. */
  files: string[]
}

/** The mails about reports by confirmation number, once the server has sent all that waited, or time is up. */
async function sentMails(address: string, smtp: TestSmtp): Promise<Map<string, ArrivedMail[]>> {
  const deadline = performance.now() + mailPatience
  const waiting = async () => (await readMetrics(address, 'portal_mail_waiting')).portal_mail_waiting
  while ((await waiting()) !== 0 && performance.now() < deadline) await sleep(500)
  const read: ArrivedMail[] = []
  for (const text of smtp.taken) read.push(await readMail(text))
  return Map.groupBy(read, ({ number }) => number)
}

async function readMail(text: string): Promise<ArrivedMail> {
  const { messageId = '', subject = '', attachments } = await PostalMime.parse(text)
  const [number = ''] = /\bCN\d+/.exec(subject) ?? []
  return { id: messageId, number, files: attachments.map(({ content }) => sha256(content)) }
}

const sha256 = (content: string | ArrayBuffer | Uint8Array) =>
  createHash('sha256')
    .update(content instanceof ArrayBuffer ? new Uint8Array(content) : content)
    .digest('hex')
