/** The sort orders of the register. A leading minus means descending. */
export const claimOrders = [
  'loss',
  'incurred',
  'claim',
  'claimant',
  'status',
  'reported',
  'paid',
  'reserved',
  'recovery',
  'type',
  'where',
  'driver',
  'vehicle',
  'place',
  'adjuster',
] as const
export type ClaimOrder = (typeof claimOrders)[number]
