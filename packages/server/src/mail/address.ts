import { readEmailAddress } from '@captive/form-engine/text'

/**
 * An email address as accounts store it, regardless of how it was typed or pasted. An invalid address is unchanged and
 * matches no account.
 */
export const plainAddress = (typed: string): string => (readEmailAddress(typed) ?? typed.trim()).toLowerCase()
