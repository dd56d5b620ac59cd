import { asc } from 'drizzle-orm'
import type { DirectoryEntry } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { directoryEntries } from '../../database/tables/governance.ts'

/** The staff directory, by department and name. */
export const listDirectory = (tx: Transaction): Promise<DirectoryEntry[]> =>
  tx
    .select({
      Department: directoryEntries.Department,
      FirstName: directoryEntries.FirstName,
      LastName: directoryEntries.LastName,
      BusinessEmail: directoryEntries.BusinessEmail,
      BusinessPhone: directoryEntries.BusinessPhone,
      BusinessPhoneExt: directoryEntries.BusinessPhoneExt,
      BusinessCell: directoryEntries.BusinessCell,
    })
    .from(directoryEntries)
    .orderBy(
      asc(directoryEntries.Department),
      asc(directoryEntries.LastName),
      asc(directoryEntries.FirstName),
      asc(directoryEntries.RecId),
    )
