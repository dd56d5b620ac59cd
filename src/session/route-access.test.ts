import { expect, test } from 'vitest'

import { demoSession } from './testing/demo-session.ts'
import { mayOpen, requireCompany } from './route-access.ts'

test('[PRM-005] requires one code of each route above a page', () => {
  const kiosk = [{ codes: [] }, { codes: ['002'] }, { codes: ['002-003'] }, { codes: ['002-003-002'] }] as const
  const holding = (...permissions: string[]) => mayOpen(kiosk, demoSession({ permissions }))
  expect(holding('002', '002-003', '002-003-002')).toBe(true)
  expect(holding('002', '002-003-002')).toBe(false)
  expect(holding('002-003', '002-003-002')).toBe(false)
  expect(holding('002', '002-003')).toBe(false)
})

test('[SHL-029] requires one of several codes, or none', () => {
  const users = [{ codes: ['000-001-002', '000-001-003'] }] as const
  expect(mayOpen(users, demoSession({ permissions: ['000-001-003'] }))).toBe(true)
  expect(mayOpen(users, demoSession({ permissions: ['000-001'] }))).toBe(false)
  expect(mayOpen([{ codes: [] }], demoSession())).toBe(true)
})

test('[SES-015] redirects to Select Company and back', () => {
  const session = demoSession()
  expect(requireCompany(session, '/insurance')).toBe(session.company)
  expect(() => requireCompany(demoSession({ company: null }), '/insurance')).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({ to: '/select-company', state: { wanted: '/insurance' } }),
    }),
  )
})
