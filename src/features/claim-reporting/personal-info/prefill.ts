import type { PersonalInfo } from '@captive/api-client/contract'

import type { ActiveCompany, SignedIn } from '../../../session/session.ts'

/**
 * What a claim form starts with. For the own company: e-mail, phone and address of who is signed in. For another one:
 * its address, e-mail and phone blank (core §6, AMB-138). The company's name is the active one's and may be changed.
 */
export function prefill(session: SignedIn, company: ActiveCompany): PersonalInfo {
  const common = { company: company.clientName, policyNumber: '', confirmed: false }
  if (company.clientId !== session.loginClientId) {
    const { address: street, city, state, zip } = company
    return { ...common, email: '', phone: '', street, city, state, zip }
  }
  return {
    ...common,
    email: session.userEmail,
    phone: session.userPhone,
    street: session.loginAddress,
    city: session.loginCity,
    state: session.loginState,
    zip: session.loginZip,
  }
}
