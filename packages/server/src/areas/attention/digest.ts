import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { Type } from 'typebox'

import { brandOfCompany } from '../../brand/brand-of-company.ts'
import type { Transaction } from '../../database/database.ts'
import { systemScope, type Scope } from '../../database/scope.ts'
import { selectRows } from '../../database/select-rows.ts'
import { digestSubscribers } from '../../database/tables/attention.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineJob, handleJob, type HandledJob } from '../../jobs/job.ts'
import { html } from '../../mail/html.ts'
import { letter, linkButton } from '../../mail/letter.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { readAttention } from './read-items.ts'
import type { Reader } from './rules/rule.ts'
import { texts } from './texts.ts'

/**
 * Runs each Monday at noon UTC, which is the morning in the United States. An error for one user does not stop the
 * others. The run fails at its end, and the retry prepares the remaining mails.
 */
const sendDigests = defineJob({
  name: 'send-digests',
  data: Type.Object({}),
  retries: { limit: 3, first: 60, longest: 600 },
  longest: 3600,
  schedule: '0 12 * * 1',
})

export const digestJob = (): HandledJob =>
  handleJob(sendDigests, async (_, { dependencies, log, signal }) => {
    let failures = 0
    for (const subscriber of await listSubscribers(dependencies)) {
      if (signal.aborted) return
      await prepareDigest(dependencies, subscriber).catch((err: unknown) => {
        log.warn({ err, user: subscriber.userId }, 'weekly mail not prepared')
        failures += 1
      })
    }
    if (failures > 0) throw new Error(texts.digest.notPrepared(failures))
  })

interface Subscriber extends Reader {
  email: string
  companyId: number
}

/** Hours during which this week's mail is not prepared again. */
const pauseHours = 48

const isDue = or(
  isNull(digestSubscribers.preparedAt),
  lt(digestSubscribers.preparedAt, sql`now() - ${pauseHours} * interval '1 hour'`),
)

/** Active users who asked for the mail, with their current permissions. */
function listSubscribers({ database }: Pick<Dependencies, 'database'>): Promise<Subscriber[]> {
  return database.transaction(systemScope, async (tx) => {
    const rows = await selectRows<
      Pick<Subscriber, 'userId' | 'email' | 'companyId'> & {
        reach: 'all' | 'brokered' | 'own'
        permissions: string
      }
    >(
      tx,
      sql`
      select users.rec_id "userId", users.email, users.client_id "companyId", access.reach, access.permissions
      from ${digestSubscribers} join users on users.rec_id = ${digestSubscribers.UsersRecId}
      join user_role_groups link on link.users_rec_id = users.rec_id and link.is_active = 1
      join role_access access on access.role_groups_rec_id = link.role_groups_rec_id
      where users.is_active = 1 and users.deleted_at is null and ${isDue} order by users.rec_id`,
    )
    return rows.map(({ reach, permissions, ...user }) => {
      const scope: Scope = { kind: reach, userId: user.userId, companyId: user.companyId }
      return { ...user, permissions: new Set(permissions.split(' ')), scope }
    })
  })
}

/** Prepares the mail of one user, unless nothing needs attention. */
async function prepareDigest({ config, database }: Pick<Dependencies, 'config' | 'database'>, reader: Subscriber) {
  if (!reader.permissions.has('001')) return
  const { Counts } = await database.transaction(reader.scope, (tx) => readAttention(tx, reader, {}), 'read only')
  await database.transaction(systemScope, async (tx) => {
    const [first] = await tx
      .update(digestSubscribers)
      .set({ preparedAt: sql`now()` })
      .where(and(eq(digestSubscribers.UsersRecId, reader.userId), isDue))
      .returning()
    if (!first || Counts.length === 0) return
    const { digest, rules } = texts
    const total = Counts.reduce((sum, { Count }) => sum + Count, 0)
    const brand = await brandOfCompany(tx, config.brands, reader.companyId)
    const lines = Counts.map(({ Rule: rule, Count }) => html`<li>${rules[rule](Count)}</li>`)
    const content = html`<p>${digest.intro(total)}</p>
      <ul>
        ${lines}
      </ul>
      ${linkButton(brand, `${config.portalOrigins[0]}/attention`, digest.open)}
      <p>${digest.why}</p>`
    await enqueueMail(tx, config.keyring, {
      brand,
      to: reader.email,
      subject: digest.subject(total),
      html: letter(brand, digest.heading, content),
    })
  })
}

/** Whether a user subscribes to the weekly mail. */
export async function isSubscribed(tx: Transaction, userId: number): Promise<boolean> {
  const found = await tx.select().from(digestSubscribers).where(eq(digestSubscribers.UsersRecId, userId))
  return found.length > 0
}

export async function setDigest(tx: Transaction, userId: number, isWanted: boolean): Promise<void> {
  if (isWanted) await tx.insert(digestSubscribers).values({ UsersRecId: userId }).onConflictDoNothing()
  else await tx.delete(digestSubscribers).where(eq(digestSubscribers.UsersRecId, userId))
}
