import { describe, expect, test } from 'vitest'

import { demoSession } from './demo-session.ts'
import { redirectFor } from './route-access.ts'
import { signedOut } from './session.ts'

describe('who may open a route', () => {
  test('[AUT-028] signed out, a protected page leads to the landing page and is remembered', () => {
    expect(redirectFor({ access: 'signed in' }, signedOut)).toEqual({ to: '/', remember: true })
    expect(redirectFor({ access: { anyOf: ['006-001'] } }, signedOut)).toEqual({ to: '/', remember: true })
    expect(redirectFor({ access: 'everyone' }, signedOut)).toBeNull()
    expect(redirectFor({ access: 'visitors' }, signedOut)).toBeNull()
  })

  test('[AUT-028] signed in, a logged-out page leads to /', () => {
    expect(redirectFor({ access: 'visitors' }, demoSession())).toEqual({ to: '/', remember: false })
  })

  test('[SES-015] without a company every page leads to /select-company, and the page is remembered', () => {
    const session = demoSession({ company: null, permissions: ['000-001-001'] })
    expect(redirectFor({ access: 'everyone' }, session)).toEqual({ to: '/select-company', remember: true })
    expect(redirectFor({ access: { anyOf: ['000-001-001'] }, beforeCompany: true }, session)).toBeNull()
  })

  test('[PRM-005] a route without its code leads to /', () => {
    const home = { to: '/', remember: false }
    const session = demoSession({ permissions: ['004'] })
    expect(redirectFor({ access: { anyOf: ['006-001'] } }, session)).toEqual(home)
    expect(redirectFor({ access: { anyOf: ['006-001', '004'] } }, session)).toBeNull()
    expect(redirectFor({ access: { allOf: ['004', '004-001'] } }, session)).toEqual(home)
  })
})
