import { and, eq, sql } from 'drizzle-orm'

import { brandOfCompany } from '../../../brand/brand-of-company.ts'
import { systemScope } from '../../../database/scope.ts'
import { watchedFiles } from '../../../database/tables/connections.ts'
import type { Transaction } from '../../../database/database.ts'
import { selectRows } from '../../../database/select-rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { html } from '../../../mail/html.ts'
import { letter, linkButton } from '../../../mail/letter.ts'
import { enqueueMail } from '../../../mail/outbox.ts'
import { texts } from '../rules/texts.ts'

interface Waiting {
  setting: string
  hash: string
  path: string
  deliveryId: number | null
}

/** Mails the staff who handle deliveries that a file needs attention, once per file. */
export async function mailStaff(
  { config, database }: Pick<Dependencies, 'config' | 'database'>,
  { setting, hash, path, deliveryId }: Waiting,
): Promise<void> {
  await database.transaction(systemScope, async (tx) => {
    const [first] = await tx
      .update(watchedFiles)
      .set({ isMailed: true })
      .where(and(eq(watchedFiles.Setting, setting), eq(watchedFiles.FileHash, hash), eq(watchedFiles.isMailed, false)))
      .returning({ refusal: watchedFiles.Refusal })
    if (!first) return
    for (const { email, companyId } of await findStaff(tx)) {
      const brand = await brandOfCompany(tx, config.brands, companyId)
      const page = deliveryId === null ? '/settings/data' : `/settings/data/${deliveryId}`
      const { mail } = texts.watch
      const content = html`<p>${mail.intro(path)}</p>
        <p>${first.refusal ?? mail.why}</p>
        ${linkButton(brand, `${config.portalOrigins[0]}${page}`, mail.open)}`
      await enqueueMail(tx, config.keyring, {
        brand,
        to: email,
        subject: mail.subject(path),
        html: letter(brand, mail.heading, content),
      })
    }
  })
}

/** Active staff users who may upload deliveries. */
async function findStaff(tx: Transaction<'system'>): Promise<{ email: string; companyId: number }[]> {
  const rows = await selectRows<{ email: string; companyId: number }>(
    tx,
    sql`
    select distinct users.email, users.client_id "companyId" from users
    join user_role_groups link on link.users_rec_id = users.rec_id and link.is_active = 1
    join role_groups on role_groups.rec_id = link.role_groups_rec_id
    join groups on groups.rec_id = role_groups.groups_rec_id
    join object_access on object_access.role_groups_rec_id = role_groups.rec_id and object_access.is_active = 1
    join objects on objects.rec_id = object_access.objects_rec_id and objects.code = '000-001-006'
    where users.is_active = 1 and users.deleted_at is null and reach_of(groups.name, groups.code) = 'all'
    order by users.email`,
  )
  return rows
}
