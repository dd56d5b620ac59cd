import { readEmailAddress } from '@captive/form-engine/text'

/**
 * An email address as accounts hold it: one text, however it was typed or pasted. What is no address stays as it is, and so
 * is nobody's.
 */
export const plainAddress = (typed: string): string => (readEmailAddress(typed) ?? typed.trim()).toLowerCase()
