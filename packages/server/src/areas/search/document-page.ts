import { categoryOf } from '@captive/api-client/contract'

const organization = '/insurance/governance/organization'

/** The pages of the portal that list documents, by permission code. */
const pages: readonly (readonly [code: string, page: string])[] = [
  ['002-002-005', `${organization}/organizational-documentation`],
  ['002-002-006', `${organization}/meetings`],
  ['002-002-007', `${organization}/board-of-directors`],
  ['002-002-008', `${organization}/standing-committees`],
  ['002-003-005', '/insurance/member-kiosk/renewal-Documentation'],
  ['002-001', '/insurance/policy-library'],
  ['002-002', '/insurance/governance'],
  ['002-003', '/insurance/member-kiosk'],
  ['002-004', '/insurance/financial-&-profitability'],
  ['002-005', '/insurance/premium-payment-&-collateral'],
  ['002-006', '/insurance/program-information'],
  ['003-001', '/risk-management/loss-prevention-&-safety'],
  ['003-002', '/risk-management/telematics-exchange'],
  ['004-002', '/claims/claim-resources'],
  ['005-001', '/communication/message-boards-&-forum'],
]

/** The page that lists the documents of a type. */
export function documentPage(type: string): string {
  const list = categoryOf(type)?.list ?? ''
  return pages.find(([code]) => list.startsWith(code))?.[1] ?? '/'
}
