import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { ServiceAccount } from '@captive/api-client/contract'

import { recordActivity } from '../../../activity/record-activity.ts'
import type { Transaction } from '../../../database/database.ts'
import { momentOf } from '../../../database/moment.ts'
import { serviceAccounts } from '../../../database/tables/connections.ts'
import { servicePrefix } from '../../../http/route.ts'
import { hashToken, newToken } from '../../../sealing/token.ts'
import type { Session } from '../../../session/session.ts'
import { assertStaff } from '../rules/assert-staff.ts'
import { ConnectionRefusedError } from '../rules/connection-refused-error.ts'
import { texts } from '../rules/texts.ts'

const { tokenHash: _, ...shown } = getTableColumns(serviceAccounts)

/** The service accounts, newest first. Row-level security shows them to staff only. */
export const listServiceAccounts = (tx: Transaction): Promise<ServiceAccount[]> =>
  tx
    .select({
      ...shown,
      CreatedAt: momentOf(serviceAccounts.CreatedAt),
      ExpiresAt: momentOf(serviceAccounts.ExpiresAt),
      LastUsedAt: momentOf(serviceAccounts.LastUsedAt),
      RevokedAt: momentOf(serviceAccounts.RevokedAt),
    })
    .from(serviceAccounts)
    .orderBy(desc(serviceAccounts.RecId))

/** @returns the token, of which only the hash is stored */
export async function addServiceAccount(
  tx: Transaction,
  session: Session,
  { Name, Days }: { Name: string; Days: number },
): Promise<string> {
  assertStaff(session)
  const token = `${servicePrefix}${newToken()}`
  await tx.insert(serviceAccounts).values({
    Name: Name.trim(),
    tokenHash: hashToken(token),
    CreatedBy: session.email,
    ExpiresAt: sql`now() + ${Days} * interval '1 day'`,
  })
  await recordActivity(tx, session, texts.activity.accountAdded(Name.trim()))
  return token
}

/** @throws ConnectionRefusedError if it does not exist or is already revoked */
export async function revokeServiceAccount(tx: Transaction, session: Session, id: number): Promise<void> {
  const [revoked] = await tx
    .update(serviceAccounts)
    .set({ RevokedBy: session.email, RevokedAt: sql`now()` })
    .where(and(eq(serviceAccounts.RecId, id), isNull(serviceAccounts.RevokedAt)))
    .returning({ Name: serviceAccounts.Name })
  if (!revoked) throw new ConnectionRefusedError(texts.noSuchAccount)
  await recordActivity(tx, session, texts.activity.accountRevoked(revoked.Name))
}
