import { and, eq, inArray, isNotNull } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { claimReportValues } from '../../../database/tables/claim-reports.ts'
import { fnolControls } from '../../../database/tables/definitions.ts'
import { lossDateCode } from '../suggestions/incident.ts'

/** Facts that identify the claim of a report, from answers in clear text. */
export interface ReportedFacts {
  /** yyyy-MM-dd; null if the report has none. */
  lossDate: string | null
  /** The driver, the injured employee, and drivers of other vehicles. */
  people: string[]
}

const named = ['Contact', 'Driver', 'Employee'] as const
const whole = 'OtherDriverName'
const codes = [lossDateCode, 'CallerIsDriver', whole, ...named.flatMap((who) => [`${who}FirstName`, `${who}LastName`])]

/** The facts of reports, by report id. Reads the stored values without compiling a form. */
export async function readReportedFacts(
  tx: Transaction,
  reportIds: readonly number[],
): Promise<Map<number, ReportedFacts>> {
  if (reportIds.length === 0) return new Map()
  const rows = await tx
    .select({
      id: claimReportValues.claimReportId,
      code: fnolControls.ControlLabelCode,
      value: claimReportValues.dataValue,
    })
    .from(claimReportValues)
    .innerJoin(fnolControls, eq(fnolControls.RecId, claimReportValues.ControlsRecId))
    .where(
      and(
        inArray(claimReportValues.claimReportId, [...reportIds]),
        inArray(fnolControls.ControlLabelCode, codes),
        isNotNull(claimReportValues.dataValue),
      ),
    )
    .orderBy(claimReportValues.claimReportId, claimReportValues.position)
  const grouped = Map.groupBy(rows, ({ id }) => id)
  return new Map([...grouped].map(([id, values]) => [id, factsOf(values)]))
}

function factsOf(values: readonly { code: string | null; value: string | null }[]): ReportedFacts {
  const all = (code: string) => values.flatMap((one) => (one.code === code && one.value ? [one.value] : []))
  const first = (code: string) => all(code)[0] ?? ''
  // The caller is involved in the loss only if the caller was the driver.
  const involved = named.filter((who) => who !== 'Contact' || first('CallerIsDriver') === 'yes')
  const people = involved.map((who) => `${first(`${who}FirstName`)} ${first(`${who}LastName`)}`.trim())
  return { lossDate: first(lossDateCode) || null, people: [...people, ...all(whole)].filter((name) => name !== '') }
}
