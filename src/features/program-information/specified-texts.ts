/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'PRG-009': { noDocuments: 'No Documents Found.' },
} as const
