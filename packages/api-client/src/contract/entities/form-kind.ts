/**
 * The forms that staff publish, by the id that commands and calls use: the title for lists, and the name within a
 * sentence.
 */
export const formNames = {
  'claim-report': { title: 'Claim report', name: 'the claim report' },
  'vehicle-endorsement': { title: 'Vehicle endorsement', name: 'the vehicle endorsement' },
} as const

export type FormKind = keyof typeof formNames

export const formKinds = Object.keys(formNames) as FormKind[] // keys of a constant

/** The default form of calls and commands that name none. */
export const defaultFormKind = 'claim-report' satisfies FormKind
