import { createContext, use } from 'react'
import type { Capability, PermissionCode } from '@captive/api-client/contract'

import type { SessionKeeper } from './session-keeper.ts'
import { can, offers, type ActiveCompany, type SignedIn } from './session.ts'

/** The session of the current page, provided by the root route. */
export const SessionContext = createContext<SignedIn | null>(null)

export const SessionKeeperContext = createContext<SessionKeeper | null>(null)

/** A page for signed-in users was rendered without a session. */
class NotSignedInError extends Error {
  constructor() {
    super('This part of the portal requires a signed-in user.')
    this.name = 'NotSignedInError'
  }
}

/** A page for an active company was rendered without one. */
class NoActiveCompanyError extends Error {
  constructor() {
    super('This part of the portal requires an active company.')
    this.name = 'NoActiveCompanyError'
  }
}

/** @throws NotSignedInError outside of pages that need a session */
export function useSession(): SignedIn {
  const session = use(SessionContext)
  if (!session) throw new NotSignedInError()
  return session
}

/** @throws NoActiveCompanyError on pages without an active company */
export function useActiveCompany(): ActiveCompany {
  const { company } = useSession()
  if (!company) throw new NoActiveCompanyError()
  return company
}

/** Returns a function that says whether the user has a permission code: `useCan()('006-001')`. */
export function useCan(): (code: PermissionCode) => boolean {
  const session = useSession()
  return (code) => can(session, code)
}

/**
 * Returns a function that says whether the server has a capability: `useOffers()('Receipts')`. Calls need no check,
 * because a stand-in responds without the capability.
 */
export function useOffers(): (capability: Capability) => boolean {
  const session = useSession()
  return (capability) => offers(session, capability)
}

/** The session keeper, which signs users in and out. */
export function useSessionKeeper(): SessionKeeper {
  const keeper = use(SessionKeeperContext)
  if (!keeper) throw new TypeError('SessionKeeperContext is not provided.')
  return keeper
}
