import type { DeliveryDetails } from '@captive/api-client/contract'

/** Whether a person may say how the file is read: while it waits, and where no table of claims was found in it. */
export const mayCorrect = ({ State, Report }: DeliveryDetails): boolean =>
  State === 'waiting' ||
  (State === 'refused' && Report.rows.refused.some((finding) => finding.class === 'not-a-delivery'))
