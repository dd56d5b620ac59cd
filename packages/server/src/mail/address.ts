import { readEmailAddress } from '@captive/form-engine/text'

/**
 * An email address as stored in accounts: the same text for every way to type or paste it. Invalid addresses stay as they are
 * and so match no account.
 */
export const plainAddress = (typed: string): string => (readEmailAddress(typed) ?? typed.trim()).toLowerCase()
