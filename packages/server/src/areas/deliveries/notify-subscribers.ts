import { sql } from 'drizzle-orm'

import { brandOfCompany } from '../../brand/brand-of-company.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'
import { html } from '../../mail/html.ts'
import { letter, letterTable, linkButton } from '../../mail/letter.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { findMetCriteria } from './find-met-criteria.ts'
import { listWatched } from './list-watched.ts'
import { texts } from './texts.ts'

/** The most claims that one mail lists. */
const maxListed = 50

/** A notification for one user. It names no claimant, because mail is not confidential. */
export interface Notice {
  userId: number
  email: string
  companyId: number
  claimNumber: string
  policy: string
  criterion: string
  value: string
  /** The total number of notices for the user. */
  total: number
}

/**
 * Notifies users about the claims of a delivery. All of them see the notice in the portal; those who chose email or
 * watch a claim also get one mail per delivery. Runs in the transaction that applies the delivery, so a failed delivery
 * sends nothing.
 */
export async function notifySubscribers(
  tx: Transaction,
  config: Config,
  { deliveryId, source }: { deliveryId: number; source: string },
): Promise<void> {
  await findMetCriteria(tx, deliveryId)
  const watched = Map.groupBy(await listWatched(tx, deliveryId, maxListed), ({ userId }) => userId)
  const chosen = Map.groupBy(await listNotices(tx, deliveryId), ({ userId }) => userId)
  for (const user of new Set([...watched.keys(), ...chosen.keys()]))
    await sendNotices(tx, config, source, { watched: watched.get(user) ?? [], chosen: chosen.get(user) ?? [] })
}

/**
 * The email notices of each user, limited to companies that the user may see: the first ones, and their total number.
 * The selections are read first, because they are few, while a delivery may have a million claims.
 */
async function listNotices(tx: Transaction, deliveryId: number): Promise<Notice[]> {
  const rows = await selectRows<Notice>(
    tx,
    sql`
    with chosen as materialized (
      select users.rec_id user_id, users.email, users.client_id, clients.client_id company_id,
        choice.notification_criteria_rec_id criterion
      from notification_selections choice
      join clients on clients.client_id = choice.for_client_id
      join users on users.rec_id = choice.users_rec_id and users.is_active = 1 and users.deleted_at is null
      join user_role_groups link on link.users_rec_id = users.rec_id and link.is_active = 1
      join role_groups on role_groups.rec_id = link.role_groups_rec_id
      join groups on groups.rec_id = role_groups.groups_rec_id
      where choice.is_selected and choice.send_email and may_see_company(
        reach_of(groups.name, groups.code), users.client_id, clients.client_id, clients.broker_client_id = users.client_id)
    ), numbered as (
      select chosen.*, claims.claim_number, claims.policy_id, count(*) over (partition by chosen.user_id)::integer total,
        row_number() over (partition by chosen.user_id order by claims.claim_number, chosen.criterion) place
      from chosen join delivery_notifications made
        on made.delivery_id = ${deliveryId} and made.notification_criteria_rec_id = chosen.criterion
      join claims on claims.rec_id = made.claims_rec_id and claims.client_id = chosen.company_id
    )
    select user_id "userId", email, numbered.client_id "companyId", claim_number "claimNumber", policies.policy_number policy,
      criteria.criteria_name criterion, criteria.criteria_value "value", total
    from numbered join policies using (policy_id)
    join notification_criteria criteria on criteria.rec_id = numbered.criterion
    where place <= ${maxListed}
    order by user_id, place`,
  )
  return rows
}

async function sendNotices(
  tx: Transaction,
  config: Config,
  source: string,
  { watched, chosen }: { watched: readonly Notice[]; chosen: readonly Notice[] },
): Promise<void> {
  const notices = [...watched, ...chosen].slice(0, maxListed)
  const total = (watched[0]?.total ?? 0) + (chosen[0]?.total ?? 0)
  const [first] = notices
  if (!first) return
  const { notification } = texts
  const brand = await brandOfCompany(tx, config.brands, first.companyId)
  const listed = notices.map(({ claimNumber, policy, criterion, value }) => ({
    label: notification.criterion(criterion, value),
    value: `${claimNumber}, ${policy}`,
  }))
  const more = total - listed.length
  const content = html`<p>${notification.intro(source)}</p>
    ${letterTable(notification.heading, listed)} ${more > 0 ? html`<p>${notification.more(more)}</p>` : html``}
    ${linkButton(brand, `${config.portalOrigins[0]}/Claims/claims-notifications`, notification.open)}
    ${chosen.length > 0 ? html`<p>${notification.why}</p>` : html``}
    ${watched.length > 0 ? html`<p>${notification.whyWatched}</p>` : html``}`
  await enqueueMail(tx, config.keyring, {
    brand,
    to: first.email,
    subject: notification.subject(total),
    html: letter(brand, notification.heading, content),
  })
}
