import { endorsementDueOn, type Endorsement } from '@captive/api-client/contract'

/** Input of the state of a request. */
interface Progress {
  change: Endorsement['request']['change']
  isOnSchedule: boolean
  /** A later request about the same vehicle found the schedule in the requested state. */
  wasSeenDone: boolean
  /** Days, yyyy-MM-dd. */
  requestedOn: string
  today: string
}

/**
 * The state of a request, derived from the schedule of its policy, so that staff need not confirm it. A request for a change
 * that the schedule already shows is done while the schedule shows it.
 */
export function stateOf({ change, isOnSchedule, wasSeenDone, requestedOn, today }: Progress): Endorsement['state'] {
  if (wasSeenDone || isOnSchedule === (change === 'Add Vehicle')) return 'Done'
  return today > endorsementDueOn(requestedOn) ? 'Overdue' : 'Under way'
}
