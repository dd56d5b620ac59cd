/** How often a source delivers. An irregular source is never late. */
export const rhythms = ['weekly', 'monthly', 'quarterly', 'yearly', 'irregular'] as const
