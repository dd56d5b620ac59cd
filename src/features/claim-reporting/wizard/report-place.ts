import { inTab } from '../../../stored-keys.ts'
import type { StepNumber } from './steps.ts'

/** Where somebody is in a report. */
export interface ReportPlace {
  step: StepNumber
  /** Of the unfinished report. */
  draftId: string
  /** The element id of the field that had focus last; null before the first. */
  fieldId: string | null
}

const placeIn = (clientId: number) => inTab('report-place', clientId)

/** The place in a report that this tab was reloaded at; null where none was open. */
export function readReportPlace(clientId: number): ReportPlace | null {
  const kept = placeIn(clientId).read()
  return kept === null ? null : (JSON.parse(kept) as ReportPlace) // written here only
}

export function keepReportPlace(clientId: number, place: ReportPlace | null): void {
  if (place === null) placeIn(clientId).remove()
  else placeIn(clientId).write(JSON.stringify(place))
}
