import { desc } from 'drizzle-orm'
import type { KeptReportMapping, ReportMapping } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { momentOf } from '../../../database/moment.ts'
import { reportMappings } from '../../../database/tables/report-mappings.ts'
import { ChangeRefusedError } from '../../../http/outcome.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { checkMapping } from './check-mapping.ts'
import { defaultMapping } from './default-mapping.ts'

/** A mapping was refused: it has mistakes, which the message lists, or a member sent it. */
export class MappingRefusedError extends ChangeRefusedError {
  override readonly name = 'MappingRefusedError'
}

/** The newest version of the mapping, or the default mapping. */
export async function findMapping(tx: Transaction): Promise<KeptReportMapping> {
  const [stored] = await tx
    .select({
      columns: reportMappings.Columns,
      Version: reportMappings.Version,
      By: reportMappings.CreatedBy,
      At: momentOf(reportMappings.CreatedAt),
    })
    .from(reportMappings)
    .orderBy(desc(reportMappings.Version))
    .limit(1)
  if (!stored) return { Mapping: defaultMapping, Version: null, By: null, At: null }
  const { columns, ...version } = stored
  return { Mapping: { columns }, ...version }
}

/**
 * Stores a mapping as a new version.
 * @throws MappingRefusedError
 */
export async function replaceMapping(
  tx: Transaction,
  readClaimForm: ReadClaimForm,
  { mapping, by }: { mapping: ReportMapping; by: string },
): Promise<void> {
  const mistakes = await checkMapping(tx, readClaimForm, mapping)
  if (mistakes.length > 0) throw new MappingRefusedError(mistakes.join(' '))
  await tx.insert(reportMappings).values({ Columns: mapping.columns, CreatedBy: by })
}
