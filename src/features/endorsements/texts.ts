import type { Endorsement } from '@captive/api-client/contract'

import { plural } from '../../format/plural.ts'
import { specified } from './specified-texts.ts'

const states: Record<Endorsement['state'], string> = {
  'Under way': 'In progress',
  Overdue: 'Overdue',
  Done: 'Done',
}

export const texts = {
  form: {
    title: 'Endorsements',
    about: 'Coverage cannot be bound, altered or cancelled through online forms. A person reviews every request.',
    loading: 'Loading your policies',
    failedToLoad: { title: 'Your policies did not load', details: 'Your earlier entries are still saved.' },
    questionsFailed: { title: 'The questions did not load', details: 'Your earlier entries are still saved.' },
    noPolicy: specified['REN-003'].noPolicy,
    noPolicyHint:
      'You can change vehicles on Commercial Auto policies. Once you have one, you can request changes here.',
    policy: (number: string, effective: string) => `${number}, effective ${effective}`,
    nextSteps: (email: string, days: number) =>
      `We will send your request to your program’s endorsements team and a confirmation to ${email}. Endorsements are processed within ${days} days.`,
    submit: specified['END-009'].submit,
    submitting: 'Submitting',
    failed: specified['AUT-016'].failed,
    leave: 'Your request has not been sent. Do you want to leave the page?',
  },
  protocols: {
    title: specified['END-012'].protocols,
    consent:
      'The member must maintain approved cloud telematics and dash camera systems in this vehicle, and consents to sharing its telematics and safety event data through approved exchanges.',
  },
  picker: {
    label: 'Find the vehicle on your vehicle schedule',
    description: 'Type part of the VIN, make, model or year. We will fill in the fields below from the schedule.',
    loading: 'Loading the schedule',
    placeholder: 'Type to search',
    noMatch: 'No match. Enter the vehicle below.',
    failed: 'The vehicle schedule did not load. Enter the vehicle below.',
  },
  receipt: {
    thanks: specified['END-026'].thanks,
    nextSteps: (dueOn: string, email: string) =>
      `We will process it by ${dueOn}. A confirmation is on its way to ${email}. Your coverage does not change until you hear from us.`,
    again: 'Request another change',
    title: 'Your request',
    viewRequests: 'View your requests',
  },
  requests: {
    title: 'Requested changes',
    note: (days: number) =>
      `Requests are processed within ${days} days. A request is done once your vehicle schedule shows the change.`,
    loading: 'Loading the requests',
    empty: 'You have not requested any vehicle changes. Requests and their status will appear here.',
    noneFound: 'No Requests Found.',
    further: (rows: readonly { label: string; value: string }[]) =>
      rows.map(({ label, value }) => `${label}: ${value}`).join('; '),
    vehicle: (year: string, make: string, model: string) => `${year} ${make} ${model}`,
    states,
    columns: {
      vehicle: 'Vehicle',
      change: 'Request',
      due: 'Due',
      status: 'Status',
      vin: 'VIN',
      policy: 'Policy Number',
      effective: 'Effective',
      requested: 'Requested',
      requestedBy: 'By',
      further: 'Additional answers',
    },
    inProgress: 'Requests in progress',
    inProgressCount: (count: number) => `${plural(count, { one: 'request', other: 'requests' })} in progress`,
    overdueCount: (count: number) => `${count} overdue`,
  },
}
