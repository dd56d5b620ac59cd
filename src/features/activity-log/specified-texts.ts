/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'ACT-001': { user: 'User', timestamp: 'Timestamp', action: 'Action' },
} as const
