import { endorsementDueOn, type Endorsement } from '@captive/api-client/contract'

/** The data from which the state of a request is derived. */
interface Progress {
  change: Endorsement['request']['change']
  isOnSchedule: boolean
  /** A later request about the same vehicle found the schedule in the requested state. */
  wasSeenDone: boolean
  /** Dates, yyyy-MM-dd. */
  requestedOn: string
  today: string
}

/**
 * The state of a request, derived from the vehicle schedule of its policy, so that staff do not have to confirm it. A
 * request is done while the schedule shows the requested change.
 */
export function stateOf({ change, isOnSchedule, wasSeenDone, requestedOn, today }: Progress): Endorsement['state'] {
  if (wasSeenDone || isOnSchedule === (change === 'Add Vehicle')) return 'Done'
  return today > endorsementDueOn(requestedOn) ? 'Overdue' : 'Under way'
}
