import { contract, type Announcement } from '@captive/api-client/contract'
import { desc, eq } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { announcements } from '../../database/tables/e-learning.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import { implement, type Implementation } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import type { Session } from '../../session/session.ts'

/** News of e-learning. They belong to nobody, so no scope of a session may write them: their code has been checked. */
export function announcementRoutes({ database }: Pick<Parts, 'database'>): Implementation[] {
  /** @param change gives the announcements that it touched */
  const write = (session: Session, action: string, change: (tx: Transaction) => Promise<readonly unknown[]>) =>
    database.transaction(systemScope, async (tx) => {
      if ((await change(tx)).length === 0) return failed('This announcement is no longer there.')
      await recordActivity(tx, session, action)
      return succeeded
    })
  const { RecId } = announcements

  return [
    implement(contract.getAnnouncements, async ({ inTransaction }) => ({
      Payload: await inTransaction(listAnnouncements),
    })),
    implement(contract.addAnnouncements, ({ body, session }) =>
      write(session, 'Added an announcement', (tx) =>
        tx
          .insert(announcements)
          .values({ AnnouncementTxt: body.announcement.trim(), createdBy: session.email })
          .returning({ RecId }),
      ),
    ),
    implement(contract.updateAnnouncement, ({ body, session }) =>
      write(session, 'Changed an announcement', (tx) =>
        tx
          .update(announcements)
          .set({ AnnouncementTxt: body.announcement.trim() })
          .where(eq(RecId, body.RecId))
          .returning({ RecId }),
      ),
    ),
    implement(contract.deleteAnnouncement, ({ query, session }) =>
      write(session, 'Removed an announcement', (tx) =>
        tx.delete(announcements).where(eq(RecId, query.RecId)).returning({ RecId }),
      ),
    ),
  ]
}

const listAnnouncements = (tx: Transaction): Promise<Announcement[]> =>
  tx
    .select({ RecId: announcements.RecId, AnnouncementTxt: announcements.AnnouncementTxt })
    .from(announcements)
    .orderBy(desc(announcements.RecId))
    .limit(100)
