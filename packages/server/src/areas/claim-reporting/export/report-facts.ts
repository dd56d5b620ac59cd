import type { ClaimOfReport, ReportRecord } from '@captive/api-client/contract'

/** An exported report with the claims it became. */
export interface ExportedReport extends ReportRecord {
  claims: readonly ClaimOfReport[]
}

const facts: Readonly<Record<string, (report: ExportedReport) => string>> = {
  ConfirmationNum: ({ ConfirmationNum }) => ConfirmationNum,
  ClaimNumber: ({ claims }) => claims.map(({ ClaimNumber }) => ClaimNumber).join('; '),
  ClaimType: ({ ClaimType }) => ClaimType ?? '',
  ReportedAt: ({ ReportedAt }) => ReportedAt,
  ReportedBy: ({ ReportedBy }) => ReportedBy.Name,
  CompanyCode: ({ Company }) => Company.ClientCode,
  CompanyName: ({ Company }) => Company.ClientName,
  PolicyNumber: ({ Contact }) => Contact.PolicyNumber,
  Email: ({ Contact }) => Contact.Email,
  Phone: ({ Contact }) => Contact.Phone,
  Street: ({ Contact }) => Contact.Street,
  City: ({ Contact }) => Contact.City,
  State: ({ Contact }) => Contact.State,
  ZipCode: ({ Contact }) => Contact.ZipCode,
  Files: ({ Files }) => Files.map(({ Name }) => Name).join('; '),
}

/** The facts that a mapping can name after a `#`, in addition to label codes. */
export const reportFacts: ReadonlyMap<string, (report: ExportedReport) => string> = new Map(Object.entries(facts))

const shown = ':label'

/** The parts of an entry of a mapping. */
export const partsOf = (entry: string) => {
  const isShown = entry.endsWith(shown)
  const name = isShown ? entry.slice(0, -shown.length) : entry
  return { fact: name.startsWith('#') ? name.slice(1) : null, labelCode: name, isShown }
}

/**
 * The value of a mapping entry: a fact, or the answers to the questions with a label code. Masked answers stay masked.
 */
export function valueOf(report: ExportedReport, entry: string): string {
  const { fact, labelCode, isShown } = partsOf(entry)
  if (fact !== null) return reportFacts.get(fact)?.(report) ?? ''
  return report.Answers.filter(({ LabelCode }) => LabelCode === labelCode)
    .map(({ Value, Shown }) => (isShown ? Shown : (Value ?? Shown)))
    .filter((answer) => answer !== '')
    .join('; ')
}
