import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'

import { createQueryClient } from '../../src/api/query-client.ts'
import { createPortalRouter } from '../../src/router.tsx'

/** The paths in each document of the specification, with the parameters named as in the routes. */
const core = [
  '/',
  '/login',
  '/forgot',
  '/reset/$token',
  '/setup/$token',
  '/select-company',
  '/settings/activity-log',
  '/settings/document-upload',
  '/footer/contact-us',
  '/footer/privacy-policy',
  '/footer/live-chat',
  '/insurance',
  '/insurance/policy-library',
  '/insurance/governance',
  '/insurance/governance/membership/membership-directory',
  '/insurance/governance/membership/member-references',
  '/insurance/governance/membership/officer-&-committee-slate',
  '/insurance/governance/organization/organizational-documentation',
  '/insurance/governance/organization/meetings',
  '/insurance/governance/organization/board-of-directors',
  '/insurance/governance/organization/standing-committees',
  '/risk-management',
  '/communication',
  '/Claims',
  '/Claims/$policyId',
  '/Claims/$policyId/$claimRecId',
  '/Claims/$policyId/$claimRecId/Notes/$claimNumber',
  '/claims/claim-resources',
  '/claims/claims-notifications',
  '/claims/claims-notifications-emaxx',
  '/report-claim',
  '/report-claim/online-claim',
  '/report-claim/email-claim',
]
const areas = [
  '/insurance/member-kiosk',
  '/insurance/member-kiosk/endorsements',
  '/insurance/member-kiosk/renewal-Documentation',
  '/insurance/financial-&-profitability',
  '/insurance/premium-payment-&-collateral',
  '/insurance/program-information',
  '/risk-management/loss-prevention-&-safety',
  '/risk-management/telematics-exchange',
  '/risk-management/elive-connect',
  '/risk-management/motor-vehicle-records',
  '/risk-management/motor-vehicle-records/get-started',
  '/risk-management/fmcsa',
  '/communication/message-boards-&-forum',
  '/communication/emaxx-directory',
  '/user-settings',
  '/user-settings/$groupName',
  '/user-settings/$groupName/$clientId',
  '/user-settings/$groupName/$clientId/add',
  '/user-settings/$groupName/$clientId/$userId',
]

const never = () => Promise.reject(new Error('Nothing is called before a page opens.'))
const { routesByPath } = createPortalRouter({
  sessionKeeper: {
    visit: never,
    check: never,
    signIn: never,
    startSession: () => null,
    signOut: never,
    current: () => ({ isLoggedIn: false }),
    chooseCompany: () => undefined,
    idleExpiresAt: () => null,
    subscribe: () => () => undefined,
  },
  queryClient: createQueryClient(never),
  history: createMemoryHistory(),
})
const paths = new Set(Object.keys(routesByPath).map((path) => path.toLowerCase())) // compared without case (AMB-001)

test.each([...core, ...areas])('[GEN-021] %s of both documents is a page of the portal', (path) => {
  expect(paths).toContain(path.toLowerCase())
})
