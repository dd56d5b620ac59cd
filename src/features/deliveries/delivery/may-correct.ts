import type { DeliveryDetails } from '@captive/api-client/contract'

/** Whether the mapping can be corrected: the delivery waits, or no table of claims was found in its file. */
export const mayCorrect = ({ State, Report }: DeliveryDetails): boolean =>
  State === 'waiting' ||
  (State === 'refused' && Report.rows.refused.some((finding) => finding.class === 'not-a-delivery'))
