import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { selectRows } from '../../../database/select-rows.ts'

/** The file of a later delivery, and how many records of the earlier one it changed. */
interface LaterChange {
  file: string
  count: number
}

/** A table of changes, and the condition that its rows `own` and `later` are about one record. */
interface Changes {
  table: 'delivery_changes' | 'delivery_record_changes'
  isSameRecord: SQL
}

/** The newest of the later deliveries that changed a record of a delivery; undefined without a later change. */
export async function findLaterChange(
  tx: Transaction,
  { table, isSameRecord }: Changes,
  { id, appliedNumber }: { id: number; appliedNumber: number },
): Promise<LaterChange | undefined> {
  const changes = sql.identifier(table)
  const [found] = await selectRows<LaterChange>(
    tx,
    sql`
      select deliveries.file_name "file", count(*)::integer "count"
      from ${changes} own
      join ${changes} later on ${isSameRecord}
      join deliveries on deliveries.rec_id = later.delivery_id
      where own.delivery_id = ${id} and deliveries.applied_number > ${appliedNumber}
      group by deliveries.rec_id order by deliveries.applied_number desc limit 1`,
  )
  return found
}
