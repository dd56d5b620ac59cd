import { NotOfferedError, type StandIns } from '@captive/api-client'

const refuse = (call: string) => () => Promise.reject(new NotOfferedError(call))

/** Stand-ins for a server without connections. The page shows a message and makes none of these calls. */
export const connectionStandIns = {
  getDeliveryReport: refuse('DeliveryReport'),
  getServiceAccounts: refuse('GetServiceAccounts'),
  addServiceAccount: refuse('AddServiceAccount'),
  revokeServiceAccount: refuse('RevokeServiceAccount'),
  getWatchedPlaces: refuse('GetWatchedPlaces'),
  getWebhook: refuse('GetWebhook'),
  setWebhook: refuse('SetWebhook'),
  rotateWebhookSecret: refuse('RotateWebhookSecret'),
  removeWebhook: refuse('RemoveWebhook'),
  getWebhookMessages: refuse('GetWebhookMessages'),
  sendWebhookMessage: refuse('SendWebhookMessage'),
  discardWebhookMessage: refuse('DiscardWebhookMessage'),
} satisfies Partial<StandIns>
