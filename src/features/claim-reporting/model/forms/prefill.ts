import type { PersonalInfo } from '@captive/api-client/contract'

import type { ActiveCompany, SignedIn } from '../../../../session/session.ts'

/**
 * The initial answers of a claim form (core §6, AMB-138). For the user's own company, they are the user's email, phone
 * and address. For another company, they are its address, with a blank email and phone. The company name can be edited.
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
