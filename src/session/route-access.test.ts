import { expect, test } from 'vitest'

import { demoSession } from './demo-session.ts'
import { mayOpen, requireCompany } from './route-access.ts'

test('[PRM-005] every route from the root down to a page asks for one of its codes', () => {
  const kiosk = [{ codes: [] }, { codes: ['002'] }, { codes: ['002-003'] }, { codes: ['002-003-002'] }] as const
  const holding = (...permissions: string[]) => mayOpen(kiosk, demoSession({ permissions }))
  expect(holding('002', '002-003', '002-003-002')).toBe(true)
  expect(holding('002', '002-003-002')).toBe(false)
  expect(holding('002-003', '002-003-002')).toBe(false)
  expect(holding('002', '002-003')).toBe(false)
})

test('[SHL-029] of several codes that a route names, one is enough; a route without codes asks for none', () => {
  const users = [{ codes: ['000-001-002', '000-001-003'] }] as const
  expect(mayOpen(users, demoSession({ permissions: ['000-001-003'] }))).toBe(true)
  expect(mayOpen(users, demoSession({ permissions: ['000-001'] }))).toBe(false)
  expect(mayOpen([{ codes: [] }], demoSession())).toBe(true)
})

test('[SES-015] without a company the page where one is chosen opens, and the page asked for is remembered', () => {
  const session = demoSession()
  expect(requireCompany(session, '/insurance')).toBe(session.company)
  expect(() => requireCompany(demoSession({ company: null }), '/insurance')).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({ to: '/select-company', state: { wanted: '/insurance' } }),
    }),
  )
})
