import { NotOfferedError, type StandIns } from '@captive/api-client'

const refuse = (call: string) => () => Promise.reject(new NotOfferedError(call))

/** Stand-ins for a server without the attention area: no items, and no book of business. */
export const attentionStandIns = {
  getAttention: async () => ({ Items: [], Counts: [] }),
  setAttentionState: refuse('SetAttentionState'),
  getSinceLastVisit: async () => null,
  getDigest: async () => ({ IsWanted: false }),
  setDigest: refuse('SetDigest'),
  getBookOfBusiness: async () => [],
  starCompany: refuse('StarCompany'),
} satisfies Partial<StandIns>
