import type { GeneratedValidator } from '@captive/form-engine/validator'

import { apiUrl } from '../config.ts'

/**
 * Loads a validator that the server generated. Null if the module cannot be loaded, for example from an API at another
 * origin, which the page's content security policy blocks.
 */
export async function importValidator(url: string): Promise<GeneratedValidator | null> {
  try {
    const module = (await import(/* @vite-ignore */ fromApi(url))) as { default: GeneratedValidator }
    return module.default
  } catch {
    return null
  }
}

/** Resolves a path against the origin of the API. An absolute URL is unchanged. */
function fromApi(url: string): string {
  const page = globalThis.location?.href
  if (page === undefined || !url.startsWith('/')) return url
  return new URL(url, new URL(apiUrl, page)).href
}
