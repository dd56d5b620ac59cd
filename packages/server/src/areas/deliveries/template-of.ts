import type { DeliveryKind } from '@captive/api-client/contract'
import { claimsTemplate, isRecordKind, recordKinds, recordsTemplate } from '@captive/delivery'

/** An empty workbook to fill in with what deliveries of a kind bring. */
export const templateOf = (kind: DeliveryKind): Uint8Array =>
  isRecordKind(kind) ? recordsTemplate(recordKinds[kind]) : claimsTemplate()
