/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'MVR-002': { getStarted: 'Get Started' },
  'MVR-005': { question: 'What can we help you with?' },
} as const
