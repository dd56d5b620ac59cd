import { capabilities } from '@captive/api-client/contract'

import type { SignedIn } from '../session.ts'

/** A signed-in user for tests and stories. */
export function demoSession(over: Partial<SignedIn> = {}): SignedIn {
  return {
    isLoggedIn: true,
    offered: new Set(Object.keys(capabilities)),
    userRecId: 1,
    userEmail: 'dana.reyes@ridge-freight.example',
    userPhone: '(312) 555-0142',
    FirstName: 'Dana',
    LastName: 'Reyes',
    roleGroup: { GroupName: 'Policyholder', GroupCode: 'Policyholder', RoleName: 'Administrator' },
    permissions: [],
    loginClientId: 12,
    loggedInClientName: 'Ridge Freight Lines',
    loginAddress: '400 Quarry Road',
    loginCity: 'Joliet',
    loginState: 'IL',
    loginZip: '60431',
    loginProgramRecId: 3,
    company: {
      clientId: 12,
      clientName: 'Ridge Freight Lines',
      programRecId: 3,
      address: '400 Quarry Road',
      city: 'Joliet',
      state: 'IL',
      zip: '60431',
    },
    ...over,
  }
}
