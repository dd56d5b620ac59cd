import type { Brand } from '@captive/api-client/contract'

import { defaultBrand } from './default-brand.ts'

/** Parses a brand from JSON; null if the text is anything else. */
export function readBrand(text: string | null | undefined): Brand | null {
  try {
    const given: unknown = JSON.parse(text ?? '')
    return isBrand(given) ? given : null
  } catch {
    return null
  }
}

/** Whether a value is a brand. Checks the response of servers, which may not follow the contract. */
export function isBrand(given: unknown): given is Brand {
  return hasMembersOf(defaultBrand, given)
}

/** Whether `given` has every member of `pattern` with the same type. */
function hasMembersOf(pattern: unknown, given: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return typeof given === typeof pattern
  if (typeof given !== 'object' || given === null) return false
  const members = given as Record<string, unknown>
  return Object.entries(pattern).every(([name, value]) => hasMembersOf(value, members[name]))
}
