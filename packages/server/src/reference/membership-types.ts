/** Offices and committees of a program. */
export const membershipTypeRows = [
  { RecId: 1, Name: 'Chair' },
  { RecId: 2, Name: 'Vice Chair' },
  { RecId: 3, Name: 'Secretary' },
  { RecId: 4, Name: 'Treasurer' },
  { RecId: 5, Name: 'Board of Directors' },
  { RecId: 6, Name: 'Finance Committee' },
  { RecId: 7, Name: 'Risk Control Committee' },
  { RecId: 8, Name: 'Underwriting Committee' },
] as const
