import { describe, expect, test } from 'vitest'

import { activeObjects, activeRoleGroup, choosesCompany, isBroker, isStaff } from './identity-rules.ts'

const staff = { GroupName: 'eMaxx', GroupCode: 'Emaxx' }
const broker = { GroupName: 'Broker', GroupCode: 'Broker' }
const member = { GroupName: 'Policyholder', GroupCode: 'Policyholder' }
const asRoleGroup = (group: typeof staff) => ({ ...group, RoleName: 'Manager' })

describe('who somebody is', () => {
  test('[SES-013] the staff group is recognised by its name or its code', () => {
    expect(isStaff(staff)).toBe(true)
    expect(isStaff({ GroupName: 'Operations', GroupCode: 'EMAXX' })).toBe(true)
    expect([member, broker].some(isStaff)).toBe(false)
  })

  test('[PRM-002] a broker is recognised by code or name', () => {
    expect(isBroker(broker)).toBe(true)
    expect(isBroker({ GroupName: 'Broker', GroupCode: 'BRK' })).toBe(true)
    expect([staff, member].some(isBroker)).toBe(false)
  })

  test('[AUT-009] [SES-013] [SES-014] staff and brokers choose a company only where their codes let them', () => {
    const permissions = ['000-001-001']
    expect(choosesCompany({ roleGroup: asRoleGroup(staff), permissions })).toBe(true)
    expect(choosesCompany({ roleGroup: asRoleGroup(broker), permissions })).toBe(true)
    expect(choosesCompany({ roleGroup: asRoleGroup(staff), permissions: [] })).toBe(false)
    expect(choosesCompany({ roleGroup: asRoleGroup(member), permissions })).toBe(false)
  })
})

describe('links and object access', () => {
  test('[SES-004] the active role group counts, the newest if several are active', () => {
    const link = (RecId: number, IsActive: number) => ({ RecId, IsActive, RoleGroupsRecId: RecId * 10, UsersRecId: 1 })
    expect(activeRoleGroup([link(3, 0), link(1, 1), link(2, 1)])?.RoleGroupsRecId).toBe(20)
    expect(activeRoleGroup([link(3, 0)])).toBeUndefined()
  })

  test('[SES-006] only active entries count, each object once', () => {
    const access = [
      { ObjectsRecId: 1, IsActive: 1, Code: '001' },
      { ObjectsRecId: 1, IsActive: 1, Code: '001' },
      { ObjectsRecId: 2, IsActive: 0, Code: '002' },
    ]
    expect(activeObjects(access).map(({ Code }) => Code)).toEqual(['001'])
  })
})
