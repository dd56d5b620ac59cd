import { expect, test } from 'vitest'
import { titleOfPath } from './title.ts'

test.each([
  ['/', 'Dashboard'],
  ['/report-claim', 'Report Claim'],
  ['/report-claim/online-claim/', 'Online Claim'],
  ['/financial/a-&-b-fund', 'A & B Fund'],
  ['/financial/a-%26-b-fund', 'A & B Fund'],
  ['/claims/summary%20of%20loss', 'Summary of loss'],
  ['/claims/%E0%A4%A', '%E0%A4%A'],
  ['/risk-management/elive-connect', 'eLive Connect'],
  ['/risk-management/fmcsa', 'FMCSA'],
  ['/insurance/governance/organization/board-of-directors', 'Board of Directors'],
  ['/claims/2024WC0001', '2024WC0001'],
])('[SHL-002] gives %s the title %s', (path, title) => {
  expect(titleOfPath(path)).toBe(title)
})
