/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'POL-001': { title: 'Insurance Policies' },
  'POL-003': { noPolicies: 'No Policies Found.' },
} as const
