/** The forms that staff publish, by the id that commands and calls name: the title in a list, and the name in a sentence. */
export const formNames = {
  'claim-report': { title: 'Claim report', name: 'the claim report' },
  'vehicle-endorsement': { title: 'Vehicle endorsement', name: 'the vehicle endorsement' },
} as const

export type FormKind = keyof typeof formNames

export const formKinds = Object.keys(formNames) as FormKind[] // keys of a constant

/** The form that is meant where a call or a command names none. */
export const defaultFormKind = 'claim-report' satisfies FormKind
