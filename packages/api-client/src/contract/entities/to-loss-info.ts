import type { LossInfo } from './claim-report.ts'

/** The named loss fields from answers by label code. A field whose question was not asked or not answered is ''. */
export function toLossInfo(given: ReadonlyMap<string, string>): LossInfo {
  const of = (labelCode: keyof LossInfo) => given.get(labelCode) ?? ''
  return {
    ContactFirstName: of('ContactFirstName'),
    ContactMiddleName: of('ContactMiddleName'),
    ContactLastName: of('ContactLastName'),
    Phone: of('Phone'),
    DateOfLoss: of('DateOfLoss'),
    TimeOfLoss: of('TimeOfLoss'),
    LocationOfOccurrence: of('LocationOfOccurrence'),
    City: of('City'),
    State: of('State'),
    ZipCode: of('ZipCode'),
    DescriptionOfOccurrence: of('DescriptionOfOccurrence'),
    ReportOnly: of('ReportOnly'),
  }
}
