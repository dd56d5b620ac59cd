import { textValue } from '../../../../ui/search-values.ts'

interface ReportSearch {
  /** The id of the draft to open. */
  report?: string | undefined
  /** The open section of step 3. */
  section?: string | undefined
}

/** Parses the search params, for the route's `validateSearch`. */
export function parseReportSearch({ report, section }: Record<string, unknown>): ReportSearch {
  return { report: textValue(report), section: textValue(section) }
}
