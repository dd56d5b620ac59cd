import { addEntry } from '../../../activity/add-entry.ts'
import type { Transaction } from '../../../database/database.ts'
import { texts as reportTexts } from '../report/texts.ts'
import type { ExportFormat, SelectedReport } from './export-reports.ts'
import { texts } from './texts.ts'

/** Who exports: a user, or a command line tool without a user. */
export interface Exporter {
  userId: number | null
  companyId: number | null
  email: string
}

/**
 * Logs an export before any data is sent. FROI data contains Social Security numbers, so each report gets its own
 * entry, as when a user views confidential answers.
 */
export async function logExport(
  tx: Transaction,
  exporter: Exporter,
  as: ExportFormat,
  reports: readonly SelectedReport[],
): Promise<void> {
  await note(tx, exporter, texts.activity.exported(as, reports.length))
  if (as !== 'froi') return
  for (const { number } of reports) await note(tx, exporter, reportTexts.activity.confidentialAnswersViewed(number))
}

/** Logs that a user replaced the mapping. */
export const logMapping = (tx: Transaction, exporter: Exporter, columns: number): Promise<void> =>
  note(tx, exporter, texts.activity.mappingReplaced(columns))

const note = (tx: Transaction, { userId, companyId, email }: Exporter, action: string): Promise<void> =>
  addEntry(tx, { userId, companyId, user: email, action, networkAddress: undefined })
