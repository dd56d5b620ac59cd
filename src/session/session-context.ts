import { createContext, use } from 'react'
import type { Capability, PermissionCode } from '@captive/api-client/contract'

import type { SessionKeeper } from './session-keeper.ts'
import { can, offers, type ActiveCompany, type SignedIn } from './session.ts'

/** Who is signed in, as of the page that shows; the root route provides it. */
export const SessionContext = createContext<SignedIn | null>(null)

export const SessionKeeperContext = createContext<SessionKeeper | null>(null)

/** A page for signed-in people was rendered where nobody is. */
class NotSignedInError extends Error {
  constructor() {
    super('This part of the portal needs somebody signed in.')
    this.name = 'NotSignedInError'
  }
}

/** A page that acts for a company was rendered before one was chosen. */
class NoActiveCompanyError extends Error {
  constructor() {
    super('This part of the portal needs a company to act for.')
    this.name = 'NoActiveCompanyError'
  }
}

/** @throws NotSignedInError outside of pages that need a session */
export function useSession(): SignedIn {
  const session = use(SessionContext)
  if (!session) throw new NotSignedInError()
  return session
}

/** @throws NoActiveCompanyError on a page that shows before a company is chosen */
export function useActiveCompany(): ActiveCompany {
  const { company } = useSession()
  if (!company) throw new NoActiveCompanyError()
  return company
}

/** `useCan()('006-001')`: whether the signed-in person holds a permission code. */
export function useCan(): (code: PermissionCode) => boolean {
  const session = useSession()
  return (code) => can(session, code)
}

/**
 * `useOffers()('Receipts')`: whether the server offers an addition, so that a page leaves out what it cannot do. Calls need
 * not be guarded: without the capability their stand-in answers.
 */
export function useOffers(): (capability: Capability) => boolean {
  const session = useSession()
  return (capability) => offers(session, capability)
}

/** What signs people in and out. */
export function useSessionKeeper(): SessionKeeper {
  const keeper = use(SessionKeeperContext)
  if (!keeper) throw new TypeError('SessionKeeperContext is not provided.')
  return keeper
}
