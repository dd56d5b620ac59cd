import type { ClaimView } from '@captive/api-client/contract'
import { and, asc, eq } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { claimViews } from '../../../database/tables/claim-views.ts'
import { ChangeRefusedError } from '../../../http/outcome.ts'
import { texts } from './texts.ts'

const { UsersRecId, Name, Search } = claimViews

/** The most views that a user can save. */
const maxViews = 50

/** A view could not be saved. The message says why. */
class ViewRefusedError extends ChangeRefusedError {
  override readonly name = 'ViewRefusedError'
}

export const listViews = (tx: Transaction, userId: number): Promise<ClaimView[]> =>
  tx.select({ Name, Search }).from(claimViews).where(eq(UsersRecId, userId)).orderBy(asc(Name))

/**
 * Saves a view, or replaces the view with the same name.
 * @throws ViewRefusedError if the user has too many views
 */
export async function saveView(tx: Transaction, userId: number, view: ClaimView): Promise<void> {
  await tx
    .insert(claimViews)
    .values({ UsersRecId: userId, ...view })
    .onConflictDoUpdate({ target: [UsersRecId, Name], set: { Search: view.Search } })
  if ((await tx.$count(claimViews, eq(UsersRecId, userId))) > maxViews)
    throw new ViewRefusedError(texts.tooManyViews(maxViews))
}

export async function deleteView(tx: Transaction, userId: number, name: string): Promise<void> {
  await tx.delete(claimViews).where(and(eq(UsersRecId, userId), eq(Name, name)))
}
