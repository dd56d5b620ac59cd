import type { DeliveryKind } from '@captive/api-client/contract'
import { claimsTemplate, isRecordKind, recordKinds, recordsTemplate } from '@captive/delivery'

/** An empty workbook with the columns of a kind, for senders to fill in. */
export const deliveryTemplate = (kind: DeliveryKind): Uint8Array =>
  isRecordKind(kind) ? recordsTemplate(recordKinds[kind]) : claimsTemplate()
