import { NotOfferedError, type StandIns } from '@captive/api-client'

const refuse = (call: string) => () => Promise.reject(new NotOfferedError(call))

/** A server that does not say what needs attention: nothing does, and there is no book of business. */
export const attentionStandIns = {
  getAttention: async () => ({ Items: [], Counts: [] }),
  setAttentionState: refuse('SetAttentionState'),
  getSinceLastVisit: async () => null,
  getDigest: async () => ({ IsWanted: false }),
  setDigest: refuse('SetDigest'),
  getBookOfBusiness: async () => [],
  starCompany: refuse('StarCompany'),
} satisfies Partial<StandIns>
