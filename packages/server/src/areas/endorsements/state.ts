import { endorsementDueOn, type Endorsement } from '@captive/api-client/contract'

/** What decides how far a request is. */
interface Progress {
  change: Endorsement['request']['change']
  isOnSchedule: boolean
  /** A later request about the same vehicle found the schedule as this one wants it. */
  wasSeenDone: boolean
  /** Days, yyyy-MM-dd. */
  requestedOn: string
  today: string
}

/**
 * How far a request is, as the schedule of its policy tells: nobody has to say that it was done. One that asks for what the
 * schedule shows already is done from the start, for as long as it shows it.
 */
export function stateOf({ change, isOnSchedule, wasSeenDone, requestedOn, today }: Progress): Endorsement['state'] {
  if (wasSeenDone || isOnSchedule === (change === 'Add Vehicle')) return 'Done'
  return today > endorsementDueOn(requestedOn) ? 'Overdue' : 'Under way'
}
