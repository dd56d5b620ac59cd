import { describe, expect, test } from 'vitest'

import { demoSession } from '../../session/demo-session.ts'
import { findLaterPage } from './later-pages.ts'

describe('pages that come later', () => {
  test('[GEN-015] are found in any case of letters', () => {
    expect(findLaterPage('/claims')).toBe(findLaterPage('/Claims'))
    expect(findLaterPage('/insurance/member-kiosk/renewal-documentation')?.title).toBe('Renewal Documentation')
  })

  test('[SHL-024] a fixed segment wins over a policy id', () => {
    expect(findLaterPage('/claims/claim-resources')?.title).toBe('Claim Resources')
    expect(findLaterPage('/Claims/771')?.path).toBe('/Claims/{policyId}')
  })

  test('[GEN-011] [GEN-014] what the specification does not know is not found', () => {
    expect(findLaterPage('/insurance/nonsense')).toBeUndefined()
    expect(findLaterPage('/insurance/member-kiosk/nonsense')).toBeUndefined()
    expect(findLaterPage('/Claims/1/2/Nonsense/3')).toBeUndefined()
  })

  test('[PRM-010] with only the code for the own company, all user pages lead to its page', () => {
    const page = findLaterPage('/user-settings/broker/99')
    const own = demoSession({ permissions: ['000-001-003'], loginClientId: 12 })
    expect(page?.instead?.('/user-settings/broker/99', own)).toBe('/user-settings/member/12')
    expect(page?.instead?.('/user-settings/member/123', own)).toBe('/user-settings/member/12')
    expect(page?.instead?.('/user-settings/Member/12', own)).toBeNull()
    const all = demoSession({ permissions: ['000-001-002'] })
    expect(page?.instead?.('/user-settings/broker/99', all)).toBeNull()
  })
})
