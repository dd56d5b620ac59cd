import { expect, test } from 'vitest'

import { currentPath, opensItsPage, sections } from './sections.ts'

test('[SHL-011] [SHL-012] [SHL-013] [SHL-014] [SHL-015] lists the sidebar links of the specification', () => {
  expect(sections.flatMap(({ entries }) => entries.map(({ path }) => path))).toEqual([
    '/insurance/policy-library',
    '/insurance/governance',
    '/insurance/member-kiosk',
    '/insurance/financial-&-profitability',
    '/insurance/premium-payment-&-collateral',
    '/insurance/program-information',
    '/risk-management/loss-prevention-&-safety',
    '/risk-management/telematics-exchange',
    '/risk-management/elive-connect',
    '/risk-management/motor-vehicle-records',
    '/Claims',
    '/claims/claim-resources',
    '/communication/message-boards-&-forum',
    '/communication/emaxx-directory',
  ])
})

test('[SHL-010] lists the dashboard first', () => {
  expect(sections[0]).toMatchObject({ label: 'Dashboard', path: '/', code: '001' })
})

test('highlights the longest matching link, ignoring case', () => {
  expect(currentPath('/')).toBe('/')
  expect(currentPath('/claims/12/33')).toBe('/Claims')
  expect(currentPath('/Claims/Claim-Resources')).toBe('/claims/claim-resources')
  expect(currentPath('/insurance')).toBe('/insurance')
  expect(currentPath('/settings/activity-log')).toBeUndefined()
})

test('[PRM-004] opens Claims Management with 004-001 only', () => {
  const open = (...held: string[]) =>
    sections.filter((section) => opensItsPage(section, (code) => held.includes(code))).map(({ label }) => label)
  expect(open()).toEqual(['Dashboard', 'Insurance', 'Risk Management', 'Communication'])
  expect(open('004-001')).toContain('Claims Management')
})
