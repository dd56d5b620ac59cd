import type { Capability, PermissionCode } from '@captive/api-client/contract'

import type { Offered } from '../api/server-offer.ts'

/** The active company. */
export interface ActiveCompany {
  clientId: number
  clientName: string
  programRecId: number | null
  address: string
  city: string
  state: string
  zip: string
}

/** The signed-in user, from the identity calls (AMB-040). */
export interface Identity {
  userRecId: number
  userEmail: string
  userPhone: string
  FirstName: string
  LastName: string
  roleGroup: { GroupName: string; GroupCode: string; RoleName: string }
  permissions: readonly string[]
  loginClientId: number
  loggedInClientName: string
  loginAddress: string
  loginCity: string
  loginState: string
  loginZip: string
  loginProgramRecId: number | null
}

export interface SignedIn extends Identity {
  isLoggedIn: true
  /** The email of the user who views the portal as this user; undefined for the user's own session. */
  viewedBy?: string | undefined
  /** The capabilities of the server. */
  offered: Offered
  /** Null until staff or a broker has chosen a company. */
  company: ActiveCompany | null
}

export type Session = { isLoggedIn: false } | SignedIn

export const signedOut: Session = { isLoggedIn: false }

/** Whether the role group has a permission code (core §6). */
export function can(session: Pick<Identity, 'permissions'>, code: PermissionCode): boolean {
  return session.permissions.includes(code)
}

/** Whether the server offers an addition to the specification. */
export function offers({ offered }: Pick<SignedIn, 'offered'>, capability: Capability): boolean {
  return offered.has(capability)
}
