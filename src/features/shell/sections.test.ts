import { expect, test } from 'vitest'

import { currentPath, opensItsPage, sections } from './sections.ts'

test('[SHL-011] [SHL-012] [SHL-013] [SHL-014] [SHL-015] the sidebar holds the printed links', () => {
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

test('[SHL-010] the first section is the dashboard, at the start, by its code', () => {
  expect(sections[0]).toMatchObject({ label: 'Dashboard', path: '/', code: '001' })
})

test('the longest link above a page is the current one, in any case of letters', () => {
  expect(currentPath('/')).toBe('/')
  expect(currentPath('/claims/12/33')).toBe('/Claims')
  expect(currentPath('/Claims/Claim-Resources')).toBe('/claims/claim-resources')
  expect(currentPath('/insurance')).toBe('/insurance')
  expect(currentPath('/settings/activity-log')).toBeUndefined()
})

test('[PRM-004] a section leads to its page with its code, Claims Management with 004-001 as well', () => {
  const open = (...held: string[]) =>
    sections.filter((section) => opensItsPage(section, (code) => held.includes(code))).map(({ label }) => label)
  expect(open()).toEqual(['Dashboard', 'Insurance', 'Risk Management', 'Communication'])
  expect(open('004-001')).toContain('Claims Management')
})
