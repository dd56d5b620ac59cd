import type { LossInfo } from './claim-report.ts'

/** The named loss fields from answers by label code. A field whose question was not asked or not answered is ''. */
export function toLossInfo(given: ReadonlyMap<string, string>): LossInfo {
  const answerTo = (labelCode: keyof LossInfo) => given.get(labelCode) ?? ''
  return {
    ContactFirstName: answerTo('ContactFirstName'),
    ContactMiddleName: answerTo('ContactMiddleName'),
    ContactLastName: answerTo('ContactLastName'),
    Phone: answerTo('Phone'),
    DateOfLoss: answerTo('DateOfLoss'),
    TimeOfLoss: answerTo('TimeOfLoss'),
    LocationOfOccurrence: answerTo('LocationOfOccurrence'),
    City: answerTo('City'),
    State: answerTo('State'),
    ZipCode: answerTo('ZipCode'),
    DescriptionOfOccurrence: answerTo('DescriptionOfOccurrence'),
    ReportOnly: answerTo('ReportOnly'),
  }
}
