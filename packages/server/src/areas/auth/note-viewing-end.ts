import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import type { Session } from '../../session/session.ts'
import { texts } from './texts.ts'

/** Logs that a user no longer views the portal as another user, if the session did so. */
export async function noteViewingEnd(tx: Transaction<'system'>, { viewer, email }: Session): Promise<void> {
  if (viewer) await recordActivity(tx, viewer, texts.activity.stoppedViewing(email))
}
