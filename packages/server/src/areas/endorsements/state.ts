import { endorsementDueOn, type Endorsement } from '@captive/api-client/contract'

/** What decides how far a request is. */
interface Progress {
  change: Endorsement['request']['change']
  wasOnSchedule: boolean
  isOnSchedule: boolean
  /** A later request about the same vehicle found the schedule as this one wants it. */
  wasSeenDone: boolean
  /** Days, yyyy-MM-dd. */
  requestedOn: string
  today: string
}

/**
 * How far a request is, as the schedule of its policy tells: nobody has to say that it was done. One for a vehicle that was on
 * the schedule already, or not there to be taken off, cannot be told by it and stays under way.
 */
export function stateOf({ change, wasOnSchedule, requestedOn, today, ...schedule }: Progress): Endorsement['state'] {
  const wanted = change === 'Add Vehicle'
  if (wasOnSchedule !== wanted && (schedule.wasSeenDone || schedule.isOnSchedule === wanted)) return 'Done'
  return today > endorsementDueOn(requestedOn) ? 'Overdue' : 'Under way'
}
