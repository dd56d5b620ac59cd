import { contract, type Announcement } from '@captive/api-client/contract'
import { desc, eq } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { announcements } from '../../database/tables/e-learning.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Session } from '../../session/session.ts'
import { texts } from './texts.ts'

/**
 * E-learning announcements. They do not belong to a company, so writes run in the system scope after the permission
 * check.
 */
export function announcementRoutes({ database }: Pick<Dependencies, 'database'>): Implementation[] {
  /** @param change returns the announcements that it changed */
  const write = (
    session: Session,
    action: string,
    change: (tx: Transaction<'system'>) => Promise<readonly unknown[]>,
  ) =>
    database.transaction(systemScope, async (tx) => {
      if ((await change(tx)).length === 0) return failed(texts.announcementGone)
      await recordActivity(tx, session, action)
      return succeeded
    })
  const { RecId } = announcements

  return [
    implementRead(contract.getAnnouncements, async ({ tx }) => ({
      Payload: await listAnnouncements(tx),
    })),
    implement(contract.addAnnouncements, ({ body, session }) =>
      write(session, texts.activity.announcementAdded, (tx) =>
        tx
          .insert(announcements)
          .values({ AnnouncementTxt: body.announcement.trim(), createdBy: session.email })
          .returning({ RecId }),
      ),
    ),
    implement(contract.updateAnnouncement, ({ body, session }) =>
      write(session, texts.activity.announcementChanged, (tx) =>
        tx
          .update(announcements)
          .set({ AnnouncementTxt: body.announcement.trim() })
          .where(eq(RecId, body.RecId))
          .returning({ RecId }),
      ),
    ),
    implement(contract.deleteAnnouncement, ({ query, session }) =>
      write(session, texts.activity.announcementRemoved, (tx) =>
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
