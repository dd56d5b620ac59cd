import { CallRefusedError, isTemporary, ServerUnreachableError, type Api } from '@captive/api-client'
import type { Capability } from '@captive/api-client/contract'

/** The capabilities of the server beyond the specification. */
export type Offered = ReadonlySet<string>

const nothing: Offered = new Set()

/** Timeout of the call in milliseconds; the portal also works without the response. */
const timeoutMs = 5_000

/** The capabilities of the server, which are the same for every user. */
export interface ServerOffer {
  /** Loads the capabilities at a sign-in, unless the login page has just done so. A failure means no capabilities. */
  loadFor(email: string): Promise<Offered>
  /** Loads the capabilities unless they are loaded. */
  offers(capability: Capability): Promise<boolean>
  /** The user of the last sign-in; empty before the first. */
  email(): string
}

export function createServerOffer(api: Pick<Api, 'getCapabilities'>): ServerOffer {
  let loading: Promise<Offered> | undefined
  /** Whether the response can still be used for the next sign-in. */
  let isFresh = false
  let signedIn = ''
  const load = () => {
    isFresh = true
    loading = api.getCapabilities(undefined, { signal: AbortSignal.timeout(timeoutMs) }).then(
      (names): Offered => new Set(names),
      (error) => {
        if (mayRecover(error)) isFresh = false
        return nothing
      },
    )
    return loading
  }
  return {
    loadFor(email) {
      signedIn = email
      const offered = loading && isFresh ? loading : load()
      isFresh = false
      return offered
    },
    offers: async (capability) => (await (loading ?? load())).has(capability),
    email: () => signedIn,
  }
}

/** Whether a later call may succeed. Any other failure means that the server does not have this call. */
const mayRecover = (error: unknown) =>
  error instanceof ServerUnreachableError ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof CallRefusedError && isTemporary(error.status))
